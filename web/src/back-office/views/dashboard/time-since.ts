const UNITS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;

/** A past time in its largest whole unit, for Intl.RelativeTimeFormat; less than a minute is now. */
export function timeSince(at: number, now: number): { value: number; unit: "day" | "hour" | "minute" | "second" } {
  const passed = Math.max(0, now - at);
  const fitting = UNITS.find(({ ms }) => passed >= ms);
  return fitting ? { value: -Math.floor(passed / fitting.ms), unit: fitting.unit } : { value: 0, unit: "second" };
}
