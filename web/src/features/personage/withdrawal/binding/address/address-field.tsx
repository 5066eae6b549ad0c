import { Trans } from "@lingui/react/macro";
import { type Ref, useState } from "react";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { cleanAddress } from "#lib/chain/chain-address.ts";
import type { Chain } from "#lib/chain/chain.ts";
import { AddressNote, useAddressFault } from "./address-verdict.tsx";
import { judgeBinding, type PlatformAddress } from "./bind-address-form.ts";

interface AddressFieldProps {
  chain: Chain;
  platform: PlatformAddress;
  name: string;
  value: string;
  onValueChange: (address: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  /** After a submit: the server's message, or "" if the verdict shows it. */
  error: { message: string } | undefined;
}

/** An address validated while it is typed: errors that more typing cannot fix show at once. */
export function AddressField({ chain, platform, name, value, onValueChange, onBlur, ref, error }: AddressFieldProps) {
  const verdict = judgeBinding(chain, value, platform);
  const faultText = useAddressFault(chain);
  // An address that is too short is an error only after blur.
  const [left, setLeft] = useState(false);
  const unfinished = verdict === "incomplete" || verdict === "empty";
  const fault = unfinished && !error && !(left && verdict === "incomplete") ? undefined : faultText(verdict, value);
  return (
    <Stack gap="2">
      <Field
        label={<Trans>{chain} address</Trans>}
        hint={
          chain === "TRC20" ? (
            <Trans>34 characters, starting with T</Trans>
          ) : (
            <Trans>42 characters, starting with 0x</Trans>
          )
        }
        error={error?.message || fault}
      >
        {(control) => (
          // Two lines, so that a whole address is readable on a phone; Enter still submits.
          <TextInput
            {...control}
            as="textarea"
            {...{ rows: 2 }}
            resize="none"
            overflow="hidden"
            wordBreak="break-all"
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            ref={ref}
            name={name}
            value={value}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
            onChange={(event) => {
              setLeft(false);
              onValueChange(cleanAddress(event.currentTarget.value));
            }}
            onBlur={() => {
              setLeft(true);
              onBlur();
            }}
          />
        )}
      </Field>
      {/* Mounted empty, because a live region announces only changes. Announces errors too, while typing. */}
      <div role="status">
        <AddressNote verdict={verdict} />
        {fault !== undefined && verdict !== "incomplete" && <VisuallyHidden>{fault}</VisuallyHidden>}
      </div>
    </Stack>
  );
}
