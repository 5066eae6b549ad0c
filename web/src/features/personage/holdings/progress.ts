/** How much of a term has passed, in whole percent from 0 to 100; a term that ends before it starts is over. */
export function progressOf(start: number, end: number, now: number): number {
  if (end <= start) return 100;
  return Math.floor(Math.min(Math.max((now - start) / (end - start), 0), 1) * 100);
}
