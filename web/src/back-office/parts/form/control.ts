import type { ReactNode } from "react";

/** Props of every form control, besides its own settings. */
export interface ControlState {
  /** Id of the element that the label belongs to and that receives the focus if the value is invalid. */
  readonly id: string;
  readonly labelId: string;
  /** The label as text, for controls that need it as an attribute. */
  readonly labelText: string;
  /** Ids of the error and the hint. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  /** Null or undefined if empty. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly disabled?: boolean;
}

export interface Option {
  readonly value: string | number;
  readonly label: string;
  readonly disabled?: boolean;
  /** Child options in a tree or a cascade; in a select, the options of a group. */
  readonly children?: readonly Option[];
  /** Shown in a list instead of the label. */
  readonly content?: ReactNode;
}

/** Default for missing options; a new array on each render would recompute the controls' memos. */
export const NO_OPTIONS: readonly Option[] = [];

/** ARIA attributes of a control that the label references by `htmlFor`. */
export const ariaOf = ({ id, describedBy, invalid, required, disabled, onBlur }: ControlState) => ({
  id,
  "aria-describedby": describedBy,
  "aria-invalid": invalid || undefined,
  "aria-required": required || undefined,
  disabled: disabled ?? false,
  onBlur,
});

/** ARIA attributes of a group of controls, labelled by `aria-labelledby`. */
export const groupOf = ({ id, labelId, describedBy }: ControlState) => ({
  id,
  role: "group",
  tabIndex: -1,
  "aria-labelledby": labelId,
  "aria-describedby": describedBy,
});

/** The options and their descendants, by value as a string: values of DOM elements are strings. */
export const byText = (options: readonly Option[]): ReadonlyMap<string, Option> =>
  new Map(
    options.flatMap((option) => [[String(option.value), option], ...(option.children ? byText(option.children) : [])]),
  );

export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
export const listOf = (value: unknown): readonly (string | number)[] =>
  Array.isArray(value)
    ? (value as readonly unknown[]).filter((each) => typeof each === "string" || typeof each === "number")
    : [];
