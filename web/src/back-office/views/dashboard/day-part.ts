export type DayPart = "morning" | "day" | "evening";

/** The greeting for an hour of the day, 0 to 23. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return "morning";
  return hour >= 11 && hour < 18 ? "day" : "evening";
}
