import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import { NativeSelect } from "./native-select.tsx";

interface SelectFieldProps<Value extends string> {
  label: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange: (value: Value) => void;
}

export function SelectField<Value extends string>({ label, ...select }: SelectFieldProps<Value>) {
  return <Field label={label}>{(control) => <NativeSelect {...control} {...select} />}</Field>;
}
