/** How much of a term is over, in whole percent from 0 to 100; a term that ends before it starts is over. */
export function progressOf(start: number, end: number, now: number): number {
  if (end <= start) return 100;
  return Math.floor(Math.min(Math.max((now - start) / (end - start), 0), 1) * 100);
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What is left of a term, in the largest whole unit that says something; "over" when its end has come. */
export type TimeLeft = { readonly unit: "days" | "hours"; readonly count: number } | { readonly unit: "soon" | "over" };

export function timeLeft(end: number, now: number): TimeLeft {
  const left = end - now;
  if (left <= 0) return { unit: "over" };
  if (left < HOUR_MS) return { unit: "soon" };
  return left < DAY_MS
    ? { unit: "hours", count: Math.floor(left / HOUR_MS) }
    : { unit: "days", count: Math.floor(left / DAY_MS) };
}
