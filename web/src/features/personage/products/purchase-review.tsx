import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { PurchasableProduct } from "#api/orders.ts";
import { productQuery } from "#api/products.ts";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { MoneyText } from "#components/money/money-text.tsx";
import { StepHeading } from "#features/personage/forms/step-heading.tsx";
import { Shortfall } from "#features/personage/order/shortfall.tsx";
import type { OrderFunds } from "#features/personage/order/use-order-funds.ts";
import { Amount } from "#features/personage/values/amount.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";
import { CustodyFeeText } from "#shared/custody-fee-text.tsx";
import { PayAndReceive, useMaturity } from "#shared/pay-and-receive.tsx";
import { useTermText } from "#shared/term-text.ts";
import { useRates } from "./use-rates.ts";

interface PurchaseReviewProps {
  product: PurchasableProduct;
  amount: Yen;
  /** The purchase is being sent, was executed, or its response was lost: the balance may already be charged. */
  mayBePaid: boolean;
  /** The shortage; null if the balance is enough or unknown, or may already be charged. */
  shortFunds: OrderFunds | null;
}

/** Second step of a purchase: a summary before the money moves, with any shortage (rule F2). */
export function PurchaseReview({ product, amount, mayBePaid, shortFunds }: PurchaseReviewProps) {
  const format = useFormat();
  const termText = useTermText();
  const balance = useQuery(getBalanceQuery()).data?.balance ?? undefined;
  const fee = useQuery(productQuery(product.id)).data?.trusteeFee;
  const rates = useRates(product);
  const maturity = useMaturity(amount, product.rate, product.term);
  return (
    <Stack gap="4">
      <div>
        <StepHeading>
          <Trans>You pay from your balance</Trans>
        </StepHeading>
        <MoneyText value={amount} size="xl" />
      </div>
      <PayAndReceive price={amount} rate={product.rate} term={product.term} size="lg" />
      <SummaryList>
        <SummaryItem label={<Trans>Term</Trans>}>{termText(product.term)}</SummaryItem>
        <SummaryItem label={<Trans>Annual rate at purchase</Trans>}>{rates.applied}</SummaryItem>
        {/* Shows only the earnings until maturity; the form has the estimates for other periods and rates. */}
        {maturity && (
          <SummaryItem label={<Trans>Estimated earnings until maturity</Trans>}>
            {format.yen(maturity.profit)}
          </SummaryItem>
        )}
        {rates.past !== null && <SummaryItem label={<Trans>Past annual rate</Trans>}>{rates.past}</SummaryItem>}
        {balance !== undefined && !mayBePaid && balance >= amount && (
          <SummaryItem label={<Trans>Available balance after the purchase</Trans>}>
            <Amount value={asYen(balance - amount)} size="sm" />
          </SummaryItem>
        )}
      </SummaryList>
      {/* Mounted empty, because a live region announces only changes. */}
      <chakra.div role="status" _empty={{ display: "none" }}>
        {shortFunds && (
          <Notice colorPalette="review">
            <Shortfall funds={shortFunds} />
          </Notice>
        )}
      </chakra.div>
      <chakra.p fontSize="sm" lineHeight="snug">
        <Trans>The term starts at once. The money cannot be taken out before it ends.</Trans>
        {fee !== undefined && fee !== null && (
          <>
            <SentenceGap />
            <CustodyFeeText fee={fee} />
          </>
        )}
      </chakra.p>
    </Stack>
  );
}
