/** Round tick values from 0 to at least `highest`, at most five, for an axis in whole yen. */
export function yenTicks(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough);
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step);
}
