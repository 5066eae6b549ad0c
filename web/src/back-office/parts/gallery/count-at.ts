/**
 * The whole figure after a share of the way from one to another: fast at first and slow at the end.
 *
 * @param share of the time, 0 to 1; more is 1
 */
export function countAt(from: number, to: number, share: number): number {
  const left = 1 - Math.min(1, Math.max(0, share));
  return Math.round(to - (to - from) * left ** 3);
}

/** A whole figure with a chosen separator, prefix and suffix: `grouped(1234, ",", "¥", "") === "¥1,234"`. */
export function grouped(value: number, separator: string, prefix: string, suffix: string): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, () => separator);
  return `${prefix}${value < 0 ? "−" : ""}${digits}${suffix}`;
}
