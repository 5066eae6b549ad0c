export const TIME_EXAMPLE = { seconds: "HH:mm:ss", minutes: "HH:mm" } as const;
export const MOMENT_EXAMPLE = "YYYY-MM-DD HH:mm:ss";

/**
 * Parses a typed time of day, such as `9:30`, `0930` or `09:30:15`, to `HH:mm:ss`, or with `minutes` to `HH:mm`.
 * Undefined for anything else, such as 25:00.
 */
export function timeOf(text: string, minutes = false): string | undefined {
  const match = /^(\d\d?):(\d\d)(?::(\d\d))?$|^(\d\d)(\d\d)(\d\d)?$/.exec(text.trim());
  if (!match) return undefined;
  const [hour = "", minute = "", second = "00"] = match.slice(1).filter((part) => part !== undefined);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return [hour.padStart(2, "0"), minute, ...(minutes ? [] : [second])].join(":");
}

/** Parses `2026/1/15` or `20260115` to `2026-01-15`, without the calendar library; undefined if invalid. */
function dayOf(text: string): string | undefined {
  const match = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$|^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const [year = "", month = "", day = ""] = (match?.slice(1) ?? []).filter((part) => part !== undefined);
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = match ? new Date(`${written}T00:00:00Z`) : undefined;
  // Compare with the typed day, because Date turns 30 February into a day in March.
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}

/** Parses a typed date and time to `2026-01-15 12:30:00`; midnight if there is only a date. */
export function momentOf(text: string): string | undefined {
  const [day = "", time = "00:00:00"] = text.trim().split(/[T\s]+/);
  const date = dayOf(day);
  const clock = timeOf(time);
  return date && clock ? `${date} ${clock}` : undefined;
}
