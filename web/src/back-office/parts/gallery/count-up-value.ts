/**
 * Returns the whole number to show between two values at a share of the duration, with ease-out.
 * @param share share of the duration that has passed; more than 1 counts as 1
 */
export function countUpValue(from: number, to: number, share: number): number {
  const left = 1 - Math.min(1, Math.max(0, share));
  return Math.round(to - (to - from) * left ** 3);
}

/** Formats a whole number with a separator, prefix and suffix: `grouped(1234, ",", "¥", "") === "¥1,234"`. */
export function grouped(value: number, separator: string, prefix: string, suffix: string): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, () => separator);
  return `${prefix}${value < 0 ? "−" : ""}${digits}${suffix}`;
}
