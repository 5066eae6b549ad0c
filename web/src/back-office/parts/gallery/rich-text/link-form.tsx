import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { Button } from "#components/ui/button.tsx";

interface LinkFormProps {
  onLink: (href: string) => void;
  onCancel: () => void;
}

/** Whether a text is the address of a page or a mailbox; other addresses cannot be linked. */
const isAddress = (text: string): boolean => /^(https?:\/\/|mailto:)\S+$/i.test(text);

/** A form for a link's address, without a form element: the editor may be inside a form, and forms cannot be nested. */
export function LinkForm({ onLink, onCancel }: LinkFormProps) {
  const [address, setAddress] = useState("https://");
  const [tried, setTried] = useState(false);
  const submit = () => (isAddress(address) ? onLink(address) : setTried(true));
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="2" padding="3" borderTopWidth="1px">
      <chakra.div flex="1 1 16rem">
        <Field
          label={<Trans>Address of the link</Trans>}
          error={tried && !isAddress(address) && <Trans>Begin with https://, http:// or mailto:.</Trans>}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={(input: HTMLInputElement | null) => input?.focus()}
              inputMode="url"
              value={address}
              onChange={({ currentTarget }) => setAddress(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === "Escape") onCancel();
                if (event.key !== "Enter") return;
                event.preventDefault();
                submit();
              }}
            />
          )}
        </Field>
      </chakra.div>
      <chakra.div display="flex" gap="2" paddingTop={{ base: "0", sm: "7" }}>
        <Button size="sm" onClick={submit}>
          <Trans>Add the link</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
