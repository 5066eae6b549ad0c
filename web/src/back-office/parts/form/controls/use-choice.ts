import { createListCollection } from "@ark-ui/react/collection";
import { useMemo } from "react";
import { byText, type ControlState, listOf, type Option, textOf } from "../control.ts";

/** The chosen options of a select, whose value is one option value or, with `multiple`, a list of them. */
export function useChoice(options: readonly Option[], multiple: boolean, { value, onChange }: ControlState) {
  const known = useMemo(() => byText(options), [options]);
  const chosen = (multiple ? listOf(value).map(String) : [textOf(value)]).filter((text) => known.has(text));
  return {
    /** Values as strings, because values of DOM elements are strings. */
    chosen,
    text: chosen.map((text) => known.get(text)?.label ?? text).join(", "),
    choose: (texts: readonly string[]) => {
      const values = texts.flatMap((text) => known.get(text)?.value ?? []);
      onChange(multiple ? values : (values[0] ?? null));
    },
  };
}

/** The options in the shape that the component library's lists need. */
export const collectionOf = (items: readonly Option[]) =>
  createListCollection({
    items,
    itemToValue: ({ value }) => String(value),
    itemToString: ({ label }) => label,
    isItemDisabled: ({ disabled = false }) => disabled,
  });
