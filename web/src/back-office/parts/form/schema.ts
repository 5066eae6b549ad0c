import type { ComponentProps, ReactNode } from "react";
import type { ControlState, Option } from "./control.ts";
import type { CONTROLS } from "./controls.ts";
import type { FormValues, Rule } from "./validators.ts";

export type ControlName = keyof typeof CONTROLS;
/** Settings of the control with this name, besides its value. */
export type ControlProps<Name extends ControlName> = Omit<
  ComponentProps<(typeof CONTROLS)[Name]>,
  Exclude<keyof ControlState, "disabled">
>;

interface FieldBase {
  /** Path of the field's value in the form's values; dots address nested objects. */
  readonly field: string;
  readonly label?: ReactNode;
  /** Initial value. */
  readonly value?: unknown;
  /** Width in 24ths of a row; 12 by default, 24 on phones. */
  readonly colProps?: { readonly span?: number };
  readonly formItemProps?: {
    readonly rules?: readonly Rule[];
    /** Marks the label as required; the rule itself is in `rules`. */
    readonly required?: boolean;
    readonly hint?: ReactNode;
  };
  /** Loads the options asynchronously, for example from a server. */
  readonly optionApi?: () => Promise<readonly Option[]>;
  /** The field is not rendered, but its value is kept. A function decides by the form's values. */
  readonly hidden?: boolean | ((values: FormValues) => boolean);
  /** The field is not rendered, and its value is not part of the data. */
  readonly remove?: boolean;
}

/** A form field: the name of its control, with its settings. */
export type FieldSchema = {
  [Name in ControlName]: FieldBase & {
    readonly component: Name;
    readonly componentProps?: Partial<ControlProps<Name>>;
  };
}[ControlName];

/** A change to one field: `{ field: "title", path: "componentProps.disabled", value: true }`. */
export interface SchemaChange {
  readonly field: string;
  readonly path: string;
  readonly value: unknown;
}

/** The schema with these changes; ignores changes to unknown fields. */
export function changed(schema: readonly FieldSchema[], changes: readonly SchemaChange[]): FieldSchema[] {
  return schema.map((one) =>
    changes
      .filter(({ field }) => field === one.field)
      .reduce<FieldSchema>((at, { path, value }) => put(at, path.split("."), value) as FieldSchema, one),
  );
}

function put(at: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = typeof at === "object" && at !== null ? (at as Record<string, unknown>) : {};
  return { ...object, [name]: put(object[name], rest, value) };
}

/** Controls whose initial value is an empty text; other controls begin with null. */
const TEXTS: ReadonlySet<string> = new Set([
  "Autocomplete",
  "Editor",
  "IconPicker",
  "Input",
  "InputPassword",
] satisfies ControlName[]);

export const startValues = (schema: readonly FieldSchema[]): FormValues =>
  schema.reduce<FormValues>(
    (values, { field, value, component }) =>
      component === "Divider"
        ? values
        : (put(values, field.split("."), value ?? (TEXTS.has(component) ? "" : null)) as FormValues),
    {},
  );

/** The form's values, except removed fields and, with `dropEmpty`, empty ones. */
export function dataOf(
  schema: readonly FieldSchema[],
  values: FormValues,
  { dropEmpty = false }: { dropEmpty?: boolean } = {},
): FormValues {
  const data = schema.filter(({ remove }) => remove).reduce((at, { field }) => without(at, field.split(".")), values);
  if (!dropEmpty) return data;
  return Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function without(values: FormValues, [name, ...rest]: readonly string[]): FormValues {
  if (name === undefined || !(name in values)) return values;
  if (rest.length === 0) return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
  const inner = values[name];
  return typeof inner === "object" && inner !== null
    ? { ...values, [name]: without(inner as FormValues, rest) }
    : values;
}
