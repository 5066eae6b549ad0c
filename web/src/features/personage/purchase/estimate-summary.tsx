import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { PurchasableProduct } from "#api/orders.ts";
import { detailQuery } from "#api/products.ts";
import { CustodyFeeText } from "#shared/custody-fee-text.tsx";
import { EstimateAmount, AmountRow } from "#shared/estimate-amount.tsx";
import { PayAndReceive, useMaturity } from "#shared/pay-and-receive.tsx";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { useTermText } from "#shared/term-text.ts";
import { useFormat } from "#i18n/format.ts";
import { estimateOf, estimatesOf } from "#lib/estimate.ts";
import { type Yen, ZERO_YEN } from "#lib/yen.ts";

/**
 * What comes back for the amount as it is typed, then the specified estimate with its label, its computation and its
 * limits.
 */
export function EstimateSummary({ product, amount }: { product: PurchasableProduct; amount: Yen | null }) {
  const format = useFormat();
  const estimates = estimateOf(amount, product);
  const maturity = useMaturity(amount ?? ZERO_YEN, product.rate, product.term);
  const fee = useQuery(detailQuery(product.id)).data?.trusteeFee;
  return (
    <chakra.div display="grid" gap="2" bg="bg.sunken" borderRadius="control" padding="4">
      <chakra.output aria-live="polite" display="block">
        <PayAndReceive price={amount} rate={product.rate} term={product.term} size="lg" />
      </chakra.output>
      {product.minRate !== null && product.maxRate !== null && (
        <AmountRow label={<Trans>Rate used for the estimate</Trans>}>{format.percent(product.rate)}</AmountRow>
      )}
      {estimatesOf(estimates, maturity).map((each) => (
        <EstimateAmount key={each.basis + (each.rate ?? "")} estimate={each} />
      ))}
      <chakra.p color="ink.second" fontSize="xs" lineHeight="snug">
        {estimates.length > 0 && <Explanation product={product} />}
        {fee !== undefined && fee !== null && (
          <>
            <SentenceGap />
            <CustodyFeeText fee={fee} />
          </>
        )}
      </chakra.p>
    </chakra.div>
  );
}

function Explanation({ product }: { product: PurchasableProduct }) {
  const format = useFormat();
  const termText = useTermText();
  const isMonthly = product.term?.unit === "month";
  const term = termText(product.term);
  const rate = format.percent(product.rate);
  if (product.minRate === null || product.maxRate === null) {
    return isMonthly ? (
      <Trans>
        Amount × {rate} a year, for {term}. An estimate, not a promise.
      </Trans>
    ) : (
      <Trans>
        Amount × {rate} for a full year, regardless of the term of {term}. An estimate, not a promise.
      </Trans>
    );
  }
  const lowest = format.percent(product.minRate);
  const highest = format.percent(product.maxRate);
  return isMonthly ? (
    <Trans>
      Amount × {lowest} to {highest} a year, for {term}. An estimate, not a promise.
    </Trans>
  ) : (
    <Trans>
      The lower figure is {lowest} for a full year, the upper one {highest} for {term} out of 365 days. An estimate, not
      a promise.
    </Trans>
  );
}
