/** Why six digits are easy to guess. */
export type DigitsWeakness = "same" | "row" | "birthday";

const isDay = (month: string, day: string): boolean =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;

/**
 * Why six digits are easily guessed: a repeated block (111111, 121212), a sequence up or down (123456, 987654), or a
 * date with the year first or last. Null for any other text.
 */
export function weaknessOf(digits: string): DigitsWeakness | null {
  if (!/^[0-9]{6}$/.test(digits)) return null;
  if (/^(\d{1,3})\1+$/.test(digits)) return "same";
  if ("01234567890".includes(digits) || "09876543210".includes(digits)) return "row";
  const [first, second, third] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return isDay(second, third) || isDay(first, second) || isDay(second, first) ? "birthday" : null;
}
