import type { HTMLChakraProps } from "@chakra-ui/react";
import type { ComponentProps, RefAttributes } from "react";
import { CodeArea } from "#components/forms/code-area.tsx";
import { Field } from "#components/forms/field.tsx";
import { NativeSelect } from "#components/forms/native-select.tsx";
import { TextInput } from "#components/forms/text-input.tsx";

type Labels = Pick<ComponentProps<typeof Field>, "label" | "hint" | "error" | "optional">;

/** Options of a select: first `all`, with an empty value, then each distinct value. */
export const optionsOrAll = (all: string, values: readonly string[]) => [
  { value: "", label: all },
  ...[...new Set(values)].filter(Boolean).map((value) => ({ value, label: value })),
];

export function SelectField<Value extends string>({
  label,
  hint,
  error,
  optional = false,
  ...select
}: Labels & ComponentProps<typeof NativeSelect<Value>>) {
  return <Field {...{ label, hint, error, optional }}>{(control) => <NativeSelect {...control} {...select} />}</Field>;
}

export function TextField({
  label,
  hint,
  error,
  optional = false,
  ...input
}: Labels & ComponentProps<typeof TextInput>) {
  return <Field {...{ label, hint, error, optional }}>{(control) => <TextInput {...control} {...input} />}</Field>;
}

type JsonFieldProps = Labels & HTMLChakraProps<"textarea"> & RefAttributes<HTMLTextAreaElement>;

export function JsonField({ label, hint, error, optional = false, ...area }: JsonFieldProps) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => <CodeArea {...control} spellCheck={false} {...area} />}
    </Field>
  );
}
