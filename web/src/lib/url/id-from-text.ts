import { linkValue } from "./link-value.ts";

/** The id in the URL (`?id=3`), or null if invalid. */
export function idFromText(text: string | undefined): number | null {
  const digits = linkValue(text ?? "");
  if (!/^[1-9]\d{0,15}$/.test(digits)) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : null;
}
