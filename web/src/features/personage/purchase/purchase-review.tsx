import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { PurchasableProduct } from "#api/orders.ts";
import { getBalanceQuery } from "#api/wallet.ts";
import { MoneyText } from "#components/money-text.tsx";
import { SummaryItem, SummaryList } from "#components/summary-list.tsx";
import { useTermText } from "#components/term-text.ts";
import { Amount } from "#features/personage/amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { estimateOf } from "#lib/estimate.ts";
import { asYen, type Yen } from "#lib/yen.ts";
import { EstimateLabel, EstimateText } from "./estimate-summary.tsx";
import { Muted } from "#components/ui/muted.tsx";

/** Second step of a purchase: everything once more, before the money moves. */
export function PurchaseReview({ product, amount }: { product: PurchasableProduct; amount: Yen }) {
  const format = useFormat();
  const termText = useTermText();
  const balance = useQuery(getBalanceQuery()).data?.balance;
  const estimate = estimateOf(amount, product);
  const heading = useRef<HTMLHeadingElement>(null);
  // The step is new: reading goes on here, and a held Enter key does not reach the button.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[role="dialog"]')?.scrollTo(0, 0);
  }, []);
  return (
    <chakra.div display="grid" gap="4">
      <div>
        <chakra.h3 ref={heading} tabIndex={-1} outline="none" color="ink.second" fontSize="sm" fontWeight="medium">
          <Trans>You pay from your balance</Trans>
        </chakra.h3>
        <MoneyText value={amount} size="xl" />
      </div>
      <SummaryList>
        <SummaryItem label={<Trans>Product</Trans>}>{product.name}</SummaryItem>
        <SummaryItem label={<Trans>Term</Trans>}>{termText(product.term)}</SummaryItem>
        <SummaryItem label={<Trans>Annual rate (estimate)</Trans>}>
          {product.minRate !== null && product.maxRate !== null
            ? `${format.percent(product.minRate)} – ${format.percent(product.maxRate)}`
            : format.percent(product.rate)}
        </SummaryItem>
        <SummaryItem label={<EstimateLabel estimate={estimate} />}>
          <EstimateText estimate={estimate} />
        </SummaryItem>
        {balance !== undefined && balance >= amount && (
          <SummaryItem label={<Trans>Balance afterwards</Trans>}>
            <Amount value={asYen(balance - amount)} size="sm" />
          </SummaryItem>
        )}
      </SummaryList>
      <Muted lineHeight="snug">
        <Trans>The term starts at once. The money cannot be taken out before it ends.</Trans>
      </Muted>
    </chakra.div>
  );
}
