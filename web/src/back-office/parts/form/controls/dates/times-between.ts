const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The times from one to another, both included, at a fixed interval. */
export function timesBetween(start: string, end: string, step: string): string[] {
  const [from, to, by] = [minutesOf(start), minutesOf(end), Math.max(1, minutesOf(step))];
  return Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, index) => timeOf(from + index * by));
}
