export type DayPart = "morning" | "day" | "evening";

/** The part of the day for a greeting; `hour` is 0 to 23. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return "morning";
  return hour >= 11 && hour < 18 ? "day" : "evening";
}
