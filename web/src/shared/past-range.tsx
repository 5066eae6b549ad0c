import { Trans } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";
import { useFormat } from "#i18n/format.ts";

interface PastRangeProps {
  /** Percent per year; null if the rate is no range. */
  minRate: string | null;
  maxRate: string | null;
}

/** The range of the past annual rate, below the one rate that applies to a purchase (rule F9). */
export function PastRange({ minRate, maxRate }: PastRangeProps) {
  const { percent, range } = useFormat();
  if (minRate === null || maxRate === null) return null;
  const rates = range(percent(minRate), percent(maxRate));
  return (
    <Muted as="span" display="block" whiteSpace="normal" fontWeight="normal" lineHeight="snug" letterSpacing="normal">
      <Trans>Past annual rate: {rates}</Trans>
    </Muted>
  );
}
