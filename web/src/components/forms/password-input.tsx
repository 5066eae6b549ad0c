import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextInput } from "./text-input.tsx";

/** Rules for the login passwords that Safari generates, in Apple's syntax (rule K1). */
const NEW_PASSWORD = {
  passwordrules: "minlength: 8; maxlength: 16; required: lower; required: upper; required: digit",
};

/** A password field that can be revealed and that warns about caps lock. Pasting is allowed. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, "type">) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <div>
      <chakra.div position="relative">
        <TextInput
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          paddingEnd="12"
          {...(props.autoComplete === "new-password" && NEW_PASSWORD)}
          {...props}
          type={shown ? "text" : "password"}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <IconButton
          position="absolute"
          insetEnd="0"
          top="0"
          aria-pressed={shown}
          aria-label={t`Show password`}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </IconButton>
      </chakra.div>
      <chakra.div role="status" color="review" fontSize="sm" lineHeight="snug" marginTop={capsLock ? "1.5" : "0"}>
        {capsLock && <Trans>Caps lock is on.</Trans>}
      </chakra.div>
    </div>
  );
}
