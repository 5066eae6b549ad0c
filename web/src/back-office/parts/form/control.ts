import type { ReactNode } from "react";

/** What every control of a form is given; its own settings come beside it. */
export interface ControlState {
  /** Of the element that the label names and that is focused. */
  readonly id: string;
  readonly labelId: string;
  /** The label as text, for controls that need it as an attribute. */
  readonly labelText: string;
  /** The elements that say the error and the hint. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  /** Null or undefined: nothing entered or chosen. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly disabled?: boolean;
}

/** One of what can be chosen. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
  readonly disabled?: boolean;
  /** Of a tree or a cascade; of a select, the options of a group. */
  readonly children?: readonly Option[];
  /** What is drawn in a list instead of the label. */
  readonly content?: ReactNode;
}

/** Where none are given; the same each time. */
export const NO_OPTIONS: readonly Option[] = [];

/** ARIA of a control that the label names by `htmlFor`. */
export const ariaOf = ({ id, describedBy, invalid, required, disabled, onBlur }: ControlState) => ({
  id,
  "aria-describedby": describedBy,
  "aria-invalid": invalid || undefined,
  "aria-required": required || undefined,
  disabled: disabled ?? false,
  onBlur,
});

/** ARIA of a group of controls, which the label names by its own id. */
export const groupOf = ({ id, labelId, describedBy }: ControlState) => ({
  id,
  role: "group",
  tabIndex: -1,
  "aria-labelledby": labelId,
  "aria-describedby": describedBy,
});

/** Options by their values as text, which is what elements of a page hold. */
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
