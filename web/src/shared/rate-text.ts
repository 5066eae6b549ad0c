import { useFormat } from "#i18n/format.ts";

interface Rates {
  readonly annualRate: string | null;
  readonly minRate: string | null;
  readonly maxRate: string | null;
}

/** A product's annual rate as text: the range if it has one, never a single number instead of it. */
export function useRateText(): (rates: Rates) => string {
  const { percent, range } = useFormat();
  return ({ annualRate, minRate, maxRate }) =>
    minRate === null || maxRate === null ? percent(annualRate) : range(percent(minRate), percent(maxRate));
}
