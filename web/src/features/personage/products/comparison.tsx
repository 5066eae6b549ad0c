import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { PurchasableProduct } from "#api/orders.ts";
import { Ruled } from "#components/layout/ruled.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import { comparisonsOf, type Estimate } from "#lib/product/earnings.ts";
import { AmountRow } from "#shared/amount-row.tsx";
import { useTermText } from "#shared/term-text.ts";

/**
 * Estimates for other periods or rates than those of the purchase (rules E2 to E4). Each names its period and rate, so
 * that no estimate is mistaken for the payout or for one end of a range (rule E9).
 */
export function Comparison({ product, amount }: { product: PurchasableProduct; amount: Yen | null }) {
  const comparisons = comparisonsOf(amount, product);
  if (comparisons.length === 0) return null;
  const isRange = product.minRate !== null && product.maxRate !== null;
  const unit = product.term?.unit;
  return (
    <Ruled gap="2" paddingTop="3" marginTop="3">
      <chakra.h3 fontSize="sm">
        {isRange ? <Trans>At past rates</Trans> : <Trans>Estimated earnings for a full year</Trans>}
      </chakra.h3>
      {comparisons.map((each) => (
        <ComparisonRow key={each.rate} estimate={each} />
      ))}
      <Muted lineHeight="snug">
        <Trans>For reference. The purchase pays by its own rate and term.</Trans>
        {isRange && (unit === "week" || unit === "year") && (
          <>
            <SentenceGap />
            <Trans>The days are the number of the term, counted as days.</Trans>
          </>
        )}
      </Muted>
    </Ruled>
  );
}

function ComparisonRow({ estimate: { period, rate, low, high } }: { estimate: Estimate }) {
  const { percent, range, yen } = useFormat();
  const [time, rates] = [useTermText()(period), high ? range(percent(rate), percent(high.rate)) : percent(rate)];
  return (
    <AmountRow
      label={
        <Trans>
          {time} at {rates}
        </Trans>
      }
      quiet
    >
      {high && high.amount !== low ? range(yen(low), yen(high.amount)) : yen(low)}
    </AmountRow>
  );
}
