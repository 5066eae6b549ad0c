import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Stack } from "#components/layout/stack.tsx";
import type { Schemas } from "#console/api/client.ts";
import { SelectField, TextField } from "#console/parts/fields.tsx";
import { useUsualReasons } from "./use-usual-reasons.ts";

const OWN = "";

interface ReasonFieldProps {
  kind: Schemas["Review"]["kind"];
  reason: string;
  /** Receives the text, or the name of a usual reason. */
  onChange: (reason: string) => void;
  inputRef: React.Ref<HTMLInputElement>;
}

/** Reason of a rejection: a usual one, translated for each member, or free text. */
export function ReasonField({ kind, reason, onChange, inputRef }: ReasonFieldProps) {
  const { t } = useLingui();
  const usual = useUsualReasons()[kind];
  const [chosen, setChosen] = useState(OWN);
  return (
    <Stack gap="4">
      {usual.length > 0 && (
        <SelectField
          label={t`Usual reason`}
          hint={t`The member reads it in their own language.`}
          value={chosen}
          options={[{ value: OWN, label: t`A text of my own` }, ...usual]}
          onValueChange={(value) => {
            setChosen(value);
            onChange(value);
          }}
        />
      )}
      {chosen === OWN && (
        <TextField
          label={t`Reason`}
          optional
          hint={t`The member sees exactly this text.`}
          ref={inputRef}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Stack>
  );
}
