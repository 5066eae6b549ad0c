import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Control, useForm } from "react-hook-form";
import type { Size } from "#back-office/stores/size.ts";
import { changed, dataOf, type FieldSchema, type SchemaChange, startValues } from "./schema.ts";
import type { FormValues } from "./validators.ts";

/** Layout and behaviour of a whole form. */
export interface FormProps {
  readonly disabled?: boolean;
  /** Without it as large as the page's controls. */
  readonly size?: Size;
  /** Labels stand beside their fields with this width; without it above them. */
  readonly labelWidth?: string | undefined;
}

/**
 * A form made of one list of fields, and the ways to change it while it is shown.
 *
 * @example
 * const form = useSchemaForm([{ field: "title", label: t`Title`, component: "Input", formItemProps: { rules: [required()] } }]);
 * <SchemaForm form={form} />
 * if (await form.validate()) save(form.getFormData());
 */
export function useSchemaForm(start: readonly FieldSchema[], values?: FormValues, layout: FormProps = {}) {
  const [schema, setFields] = useState(start);
  const [props, setOwnProps] = useState(layout);
  const [first] = useState(() => merged(startValues(start), values));
  const { control, getValues, setValue, trigger, reset, setFocus, getFieldState, clearErrors, subscribe, formState } =
    useForm<FormValues>({
      defaultValues: first,
      // Not when a field is left: a line that appears then would move the button away from the press that left it.
      mode: "onSubmit",
    });
  // Read at once after a change, as a press of a button does, before anything is drawn.
  const fields = useRef(schema);
  const put = (next: readonly FieldSchema[]) => {
    fields.current = next;
    setFields(next);
  };
  // What was found at fault is asked again as soon as something changes, here or in a field that the rule looks at too.
  const recheck = useEffectEvent(() => {
    const faulty = fields.current.map(({ field }) => field).filter((name) => getFieldState(name).invalid);
    if (faulty.length > 0) void trigger(faulty);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => recheck() }), [subscribe]);
  return {
    schema,
    props,
    control: control as Control<FormValues>,
    /** Something differs from what the form began with. */
    dirty: formState.isDirty,
    setProps: (next: FormProps) => setOwnProps((now) => ({ ...now, ...next })),
    setValues: (next: FormValues) => {
      for (const [field, value] of Object.entries(next)) setValue(field, value, { shouldDirty: true });
    },
    setSchema: (changes: readonly SchemaChange[]) => put(changed(fields.current, changes)),
    /** Puts a field in at a place, or at the end. */
    addSchema: (field: FieldSchema, index?: number) => {
      if (field.value !== undefined) setValue(field.field, field.value);
      put(fields.current.toSpliced(index ?? fields.current.length, 0, field));
    },
    delSchema: (field: string) => put(fields.current.filter((one) => one.field !== field)),
    getFormData: (options?: { dropEmpty?: boolean }): FormValues => dataOf(fields.current, getValues(), options),
    /** Whether every rule is kept; the first field that is not takes the focus. */
    validate: (field?: string): Promise<boolean> => trigger(field, { shouldFocus: true }),
    reset: (next?: FormValues) => {
      // Before the values change, or their faults would be asked again.
      clearErrors();
      reset(next ? merged(startValues(fields.current), next) : first);
    },
    focus: (field: string) => setFocus(field),
  };
}

export type SchemaFormApi = ReturnType<typeof useSchemaForm>;

/** Values over what the fields begin with, object by object. */
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
