import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { wholeNumber } from "./whole-number.ts";

interface NumberFieldProps<Value extends number | null> {
  label: string;
  hint?: ReactNode;
  value: Value;
  min: number;
  max: number;
  /** Allows an empty field, whose value is null. */
  optional?: null extends Value ? true : never;
  /** Receives NaN for input that is not a whole number within the limits; the field then shows the error. */
  onChange: (value: Value) => void;
}

export function NumberField<Value extends number | null>(props: NumberFieldProps<Value>) {
  const { label, hint, value, min, max, optional = false, onChange } = props;
  const { t } = useLingui();
  const format = useFormat();
  const [text, setText] = useState(value === null ? "" : String(value));
  const [least, most] = [format.number(min), format.number(max)];
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      error={Number.isNaN(value) && t`Enter a whole number from ${least} to ${most}.`}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            const empty = optional && currentTarget.value.trim() === "";
            onChange((empty ? null : wholeNumber(currentTarget.value, min, max)) as Value);
          }}
        />
      )}
    </Field>
  );
}
