export type DayPart = "morning" | "day" | "evening";

/** The part of the day that an hour, 0 to 23, belongs to, for a greeting. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return "morning";
  return hour >= 11 && hour < 18 ? "day" : "evening";
}
