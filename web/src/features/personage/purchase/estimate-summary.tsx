import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { PurchasableProduct } from "#api/orders.ts";
import { useTermText } from "#components/term-text.ts";
import { useFormat } from "#i18n/format.ts";
import { type Estimate, estimateOf } from "#lib/estimate.ts";
import type { Yen } from "#lib/yen.ts";
import { Muted } from "#components/ui/muted.tsx";

/** The live estimate: its figure, what it is for, how it comes about, and that it is no promise (rules E3 and E4). */
export function EstimateSummary({ product, amount }: { product: PurchasableProduct; amount: Yen | null }) {
  const estimate = estimateOf(amount, product);
  return (
    <chakra.div display="grid" gap="1" bg="bg.sunken" borderRadius="control" padding="4">
      <Muted lineHeight="snug">
        <EstimateLabel estimate={estimate} />
      </Muted>
      <chakra.output
        aria-live="polite"
        fontSize="xl"
        fontWeight="semibold"
        lineHeight="heading"
        fontVariantNumeric="tabular-nums"
      >
        <EstimateText estimate={estimate} />
      </chakra.output>
      <chakra.p color="ink.second" fontSize="xs" lineHeight="snug">
        <Explanation product={product} estimate={estimate} />
      </chakra.p>
    </chakra.div>
  );
}

/** What the figure is for. */
export function EstimateLabel({ estimate }: { estimate: Estimate }) {
  return estimate.basis === "term" ? (
    <Trans>Estimated earnings over the term</Trans>
  ) : (
    <Trans>Estimated earnings a year</Trans>
  );
}

/** The figure, or both ends of a range, with up to two decimals. */
export function EstimateText({ estimate: { low, high } }: { estimate: Estimate }) {
  const format = useFormat();
  const yen = (value: number): string => `¥${format.number(value)}`;
  if (high === null || high === low) return <>{yen(low)}</>;
  return (
    <>
      {yen(low)} – {yen(high)}
    </>
  );
}

function Explanation({ product, estimate }: { product: PurchasableProduct; estimate: Estimate }) {
  const format = useFormat();
  const termText = useTermText();
  const term = termText(product.term);
  const rate = format.percent(product.rate);
  if (estimate.high === null) {
    return estimate.basis === "term" ? (
      <Trans>
        Amount × {rate} a year, for {term}. An estimate, not a promise.
      </Trans>
    ) : (
      <Trans>
        Amount × {rate} for a full year; the term of {term} is not counted in. An estimate, not a promise.
      </Trans>
    );
  }
  const lowest = format.percent(product.minRate ?? product.rate);
  const highest = format.percent(product.maxRate ?? product.rate);
  return estimate.basis === "term" ? (
    <Trans>
      Amount × {lowest} to {highest} a year, for {term}. An estimate, not a promise.
    </Trans>
  ) : (
    <Trans>
      Two bases: {lowest} for a full year, and {highest} for {term} of 365 days. An estimate, not a promise.
    </Trans>
  );
}
