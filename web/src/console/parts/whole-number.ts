/** Parses a whole number within limits; NaN otherwise. */
export function wholeNumber(text: string, min: number, max: number): number {
  const digits = text.trim();
  if (!/^\d{1,15}$/.test(digits)) return Number.NaN;
  const value = Number(digits);
  return value >= min && value <= max ? value : Number.NaN;
}
