// Finds texts that change their value when parsed as numbers.
import { isReadExactly } from "./exact-number.ts";
import { cut } from "./text.ts";
import type { Violation } from "./validation.ts";

/** A text in a query or form that would be rounded to a whole number. */
interface Rounded {
  readonly within: Record<string, unknown>;
  readonly key: string;
  readonly pointer: string;
}

/** Every such text in a value; call before coercion. */
export function* roundedIn(value: unknown, place: string): Generator<Rounded> {
  if (typeof value !== "object" || value === null) return;
  const within = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(within)) {
    const pointer = `${place}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (typeof inner !== "string") yield* roundedIn(inner, pointer);
    else if (!isReadExactly(inner)) yield { within, key, pointer };
  }
}

/** Whether the text was coerced to a number, also as the only item of a list. */
export const wasRounded = ({ within, key }: Rounded): boolean =>
  [within[key]].flat().some((item) => typeof item === "number");

/** Violation for a number that differs from its text. */
export const roundedNumber = (pointer: string): Violation => ({
  pointer: cut(pointer, 500).toWellFormed(),
  rule: "type",
  message: "must be a whole number that is not rounded when it is read",
});
