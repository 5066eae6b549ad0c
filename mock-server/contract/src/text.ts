// What no text may hold, wherever it comes in: it could not be kept, shown or sent on as it was meant.
import type { Violation } from "./validation.ts";

const MESSAGE = "must be text without NUL and without half a surrogate pair";

/** False for a text with NUL, which ends texts elsewhere, or with half a character, which no UTF-8 can hold. */
export const isSoundText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** The first `length` characters; none is cut in half. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** A failure at `pointer`, as the contract's schema Violation. */
export const unsoundText = (pointer: string): Violation => ({
  pointer: cut(pointer, 500).toWellFormed(),
  rule: "text",
  message: MESSAGE,
});

/** Every unsound text in a JSON value, by its pointer; a key as much as a value. */
export function* unsoundTexts(value: unknown, pointer: string): Generator<Violation> {
  if (typeof value === "string") {
    if (!isSoundText(value)) yield unsoundText(pointer);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (isSoundText(key)) yield* unsoundTexts(inner, at);
    else yield unsoundText(at);
  }
}
