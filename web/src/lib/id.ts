import { linkValue } from "./addresses/link-value.ts";

/** The id that an address names (`?id=3`), or null where it can be none. */
export function idFromText(text: string | undefined): number | null {
  const digits = linkValue(text ?? "");
  if (!/^[1-9]\d{0,15}$/.test(digits)) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : null;
}
