import { Trans } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";
import { useFormat } from "#i18n/use-format.ts";

interface PastRangeProps {
  annualRate: string | null;
  /** Percent per year; null for a single rate. */
  minRate: string | null;
  maxRate: string | null;
}

/** Whether past rates differ from the purchase rate. */
export const isRange = ({ annualRate, minRate, maxRate }: PastRangeProps): boolean =>
  minRate !== null && maxRate !== null && (minRate !== maxRate || minRate !== annualRate);

/**
 * The range of past annual rates, shown below the rate that applies to a purchase; nothing if the range is just that
 * rate (rule F9).
 */
export function PastRange(rates: PastRangeProps) {
  const { percent, range } = useFormat();
  return isRange(rates) && <PastRates rates={range(percent(rates.minRate), percent(rates.maxRate))} />;
}

export function PastRates({ rates }: { rates: string }) {
  return (
    <Muted as="span" display="block" whiteSpace="normal" fontWeight="normal" lineHeight="snug" letterSpacing="normal">
      <Trans>Past annual rate: {rates}</Trans>
    </Muted>
  );
}
