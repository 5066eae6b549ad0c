import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Control, useForm } from "react-hook-form";
import type { Size } from "#back-office/stores/size.ts";
import { changed, dataOf, type FieldSchema, type SchemaChange, startValues } from "./schema.ts";
import type { FormValues } from "./validators.ts";

/** Layout and behaviour of a whole form. */
export interface FormProps {
  readonly disabled?: boolean;
  /** Size of the controls; by default the size that the user has set for the page. */
  readonly size?: Size;
  /** Width of the labels beside their fields. If undefined, the labels are above the fields. */
  readonly labelWidth?: string | undefined;
}

/**
 * A form defined by a list of fields, which can be changed while mounted.
 * @example
 * const form = useSchemaForm([{ field: "title", label: t`Title`, component: "Input", formItemProps: { rules: [required()] } }]);
 * <SchemaForm form={form} />
 * if (await form.validate()) save(form.getFormData());
 */
export function useSchemaForm(start: readonly FieldSchema[], values?: FormValues, layout: FormProps = {}) {
  const [schema, setSchema] = useState(start);
  const [props, setProps] = useState(layout);
  const [first] = useState(() => merged(startValues(start), values));
  const { control, getValues, setValue, trigger, reset, setFocus, getFieldState, clearErrors, subscribe, formState } =
    useForm<FormValues>({
      defaultValues: first,
      // Not on blur: a new error line would move the button away from under the pointer that caused the blur.
      mode: "onSubmit",
    });
  // A ref besides the state, because callers read the fields before the next render, for example in a click handler.
  const fields = useRef(schema);
  const put = (next: readonly FieldSchema[]) => {
    fields.current = next;
    setSchema(next);
  };
  // After a change of any field, validate those with an error again, because a rule can read other fields too.
  const recheck = useEffectEvent(() => {
    const faulty = fields.current.map(({ field }) => field).filter((name) => getFieldState(name).invalid);
    if (faulty.length > 0) void trigger(faulty);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => recheck() }), [subscribe]);
  return {
    schema,
    props,
    control: control as Control<FormValues>,
    /** Whether a value differs from its initial value. */
    dirty: formState.isDirty,
    setProps: (next: FormProps) => setProps((now) => ({ ...now, ...next })),
    setValues: (next: FormValues) => {
      for (const [field, value] of Object.entries(next)) setValue(field, value, { shouldDirty: true });
    },
    setSchema: (changes: readonly SchemaChange[]) => put(changed(fields.current, changes)),
    /** Inserts a field at an index, or at the end. */
    addSchema: (field: FieldSchema, index?: number) => {
      if (field.value !== undefined) setValue(field.field, field.value);
      put(fields.current.toSpliced(index ?? fields.current.length, 0, field));
    },
    delSchema: (field: string) => put(fields.current.filter((one) => one.field !== field)),
    getFormData: (options?: { dropEmpty?: boolean }): FormValues => dataOf(fields.current, getValues(), options),
    /** Validates one field, or all; the first invalid one receives the focus. */
    validate: (field?: string): Promise<boolean> => trigger(field, { shouldFocus: true }),
    reset: (next?: FormValues) => {
      // Clear errors before the values change, or they would be revalidated.
      clearErrors();
      reset(next ? merged(startValues(fields.current), next) : first);
    },
    focus: (field: string) => setFocus(field),
  };
}

export type SchemaFormApi = ReturnType<typeof useSchemaForm>;

/** Merges values into the initial ones, recursively. */
function merged(start: FormValues, values: FormValues | undefined): FormValues {
  const all: FormValues = { ...start };
  for (const [name, value] of Object.entries(values ?? {})) {
    const before = all[name];
    all[name] = isRecord(before) && isRecord(value) ? merged(before, value) : value;
  }
  return all;
}

const isRecord = (value: unknown): value is FormValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);
