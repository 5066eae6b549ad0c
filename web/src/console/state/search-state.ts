// Searches the state for a text, in field names and values.
import { pointerTo } from "@hashgrove/contract/json-pointer.ts";
import { foldedText } from "#lib/text/normalize-text.ts";

interface Found {
  readonly pointer: string;
  readonly value: unknown;
}

/** Finds at most `most` fields below `value` (at the path `parts`) whose name or primitive value contains the text. */
export function searchState(value: unknown, parts: readonly string[], text: string, most: number): Found[] {
  const wanted = foldedText(text);
  const found: Found[] = [];
  if (wanted === "") return found;
  const look = (inner: unknown, at: readonly string[]): void => {
    if (typeof inner !== "object" || inner === null) {
      if (foldedText(String(inner)).includes(wanted)) found.push({ pointer: at.map(pointerTo).join(""), value: inner });
      return;
    }
    for (const [key, each] of Object.entries(inner)) {
      if (found.length >= most) return;
      const here = [...at, key];
      // A matching name is enough: do not search below the field.
      if (foldedText(key).includes(wanted)) found.push({ pointer: here.map(pointerTo).join(""), value: each });
      else look(each, here);
    }
  };
  look(value, parts);
  return found;
}
