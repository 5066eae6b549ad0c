import { type DateValue, parseDate } from "@ark-ui/react/date-picker";

/** The unit chosen from a calendar. */
export type DateView = "day" | "month" | "year";

/** How many characters of `2026-01-15` a value has. */
const LENGTH: Readonly<Record<DateView, number>> = { day: 10, month: 7, year: 4 };
/** How many numbers a text must contain. */
const PARTS: Readonly<Record<DateView, number>> = { day: 3, month: 2, year: 1 };

/** `2026-01-15`, `2026-01` or `2026`. */
export const dateText = (date: DateValue, view: DateView): string => date.toString().slice(0, LENGTH[view]);

/**
 * Parses a text to a day; a month or year becomes its first day. Undefined for anything else, including days that do
 * not exist. Also accepts `2026/1/15` and, without separators, `20260115`.
 */
export function dateOf(text: string, view: DateView): DateValue | undefined {
  const match = /^(\d{4})(?:(\d\d)(\d\d)?|[-/.](\d\d?)(?:[-/.](\d\d?))?)?$/.exec(text.trim());
  const numbers = (match?.slice(1) ?? []).filter((part) => part !== undefined);
  if (numbers.length !== PARTS[view]) return undefined;
  const [year = "", month = "1", day = "1"] = numbers;
  try {
    return parseDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  } catch {
    return undefined;
  }
}
