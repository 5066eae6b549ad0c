import type { ComponentProps, ReactNode } from "react";
import type { CONTROLS } from "./controls.ts";
import type { ControlState, Option } from "./control.ts";
import type { FormValues, Rule } from "./validators.ts";

export type ControlName = keyof typeof CONTROLS;
/** What a control of this name takes beside its value. */
export type ControlProps<Name extends ControlName> = Omit<
  ComponentProps<(typeof CONTROLS)[Name]>,
  Exclude<keyof ControlState, "disabled">
>;

interface FieldBase {
  /** Where its value stands in the form's values; dots lead into objects. */
  readonly field: string;
  readonly label?: ReactNode;
  /** What it begins with. */
  readonly value?: unknown;
  /** Width in 24ths of a row; 12 by default, 24 on phones. */
  readonly colProps?: { readonly span?: number };
  readonly formItemProps?: {
    readonly rules?: readonly Rule[];
    /** Marks the label; the rule itself stands in `rules`. */
    readonly required?: boolean;
    readonly hint?: ReactNode;
  };
  /** Reads the options late, as from a server. */
  readonly optionApi?: () => Promise<readonly Option[]>;
  /** Not drawn; its value stays. A function decides by the other values. */
  readonly hidden?: boolean | ((values: FormValues) => boolean);
  /** Neither drawn nor part of the data. */
  readonly remove?: boolean;
}

/** A field of a form: which control, named by a word, and what it takes. */
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

/** The schema with these changes; those about unknown fields change nothing. */
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

/** Controls whose value is a text, empty at first. */
const TEXTS: ReadonlySet<string> = new Set([
  "Autocomplete",
  "Editor",
  "IconPicker",
  "Input",
  "InputPassword",
] satisfies ControlName[]);

/** What a form begins with: the values of its fields. */
export const startValues = (schema: readonly FieldSchema[]): FormValues =>
  schema.reduce<FormValues>(
    (values, { field, value, component }) =>
      component === "Divider"
        ? values
        : (put(values, field.split("."), value ?? (TEXTS.has(component) ? "" : null)) as FormValues),
    {},
  );

/** The values without those of removed fields and, if asked, without empty ones. */
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
