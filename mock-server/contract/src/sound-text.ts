// Finds texts that cannot be stored, shown or forwarded unchanged.
import { pointerTo } from "./json-pointer.ts";
import type { Violation } from "./validation.ts";

const MESSAGE = "must be text without NUL and without half a surrogate pair";

/** False for NUL, which ends texts in other systems, and for lone surrogates, which UTF-8 cannot encode. */
export const isSoundText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** The first `length` characters, without splitting one. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** The violation for an unsound text at `pointer`, which is cut to the length that the contract allows. */
export const unsoundText = (pointer: string): Violation => ({
  pointer: cut(pointer, 500).toWellFormed(),
  rule: "text",
  message: MESSAGE,
});

/** A violation for each unsound text in a JSON value, including keys. */
export function* unsoundTexts(value: unknown, pointer: string): Generator<Violation> {
  if (typeof value === "string") {
    if (!isSoundText(value)) yield unsoundText(pointer);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}${pointerTo(key)}`;
    if (isSoundText(key)) yield* unsoundTexts(inner, at);
    else yield unsoundText(at);
  }
}
