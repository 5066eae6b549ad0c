import { Trans } from "@lingui/react/macro";
import type { PurchasableProduct } from "#api/orders.ts";
import { Sentence, useMaturity } from "#shared/pay-and-receive.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { useTermText } from "#shared/term-text.ts";
import { Muted } from "#components/ui/muted.tsx";
import { Button } from "#components/ui/button.tsx";
import { MoneyResult, NextSteps } from "#features/personage/money-request/money-result.tsx";
import { SectionButton } from "#features/personage/frame/section-link.tsx";
import { useBoughtHolding } from "./use-bought-holding.ts";
import { useFormat } from "#i18n/format.ts";
import { sumYen, type Yen } from "#lib/yen.ts";

/** A completed purchase. */
export interface Bought {
  readonly product: PurchasableProduct;
  readonly amount: Yen;
}

/** What was bought, at which rate (rule F9), the payout and its date, and where to see it. */
export function PurchaseResult({ bought: { product, amount }, onAgain }: { bought: Bought; onAgain: () => void }) {
  const format = useFormat();
  const termText = useTermText();
  const maturity = useMaturity(amount, product.rate, product.term);
  const holding = useBoughtHolding(product.name, amount);
  const paid = format.yen(amount);
  const receive = holding && format.yen(sumYen([holding.price, holding.expectedProfit]));
  const day = holding && format.longDate(holding.end);
  // The holding has no rate; the product's is shown only if the holding's earnings confirm it.
  const isRateConfirmed = holding !== null && maturity?.profit === holding.expectedProfit;
  return (
    <MoneyResult
      title={<Trans>Purchase complete</Trans>}
      lead={<bdi>{product.name}</bdi>}
      actions={
        <>
          <Button variant="outline" onClick={onAgain}>
            <Trans>Choose another product</Trans>
          </Button>
          <SectionButton to="holdings">
            <Trans>See my holdings</Trans>
          </SectionButton>
        </>
      }
    >
      {holding && (
        <Sentence size="lg" phrases="marked">
          <Trans>
            You paid <b>{paid}</b> today and will receive about <b>{receive}</b> on <b>{day}</b> (estimate).
          </Trans>
        </Sentence>
      )}
      <SummaryList>
        <SummaryItem label={<Trans>Paid from your balance</Trans>}>{paid}</SummaryItem>
        <SummaryItem label={<Trans>Term</Trans>}>{termText(product.term)}</SummaryItem>
        {isRateConfirmed && (
          <SummaryItem label={<Trans>Rate agreed at purchase</Trans>}>{format.percent(product.rate)}</SummaryItem>
        )}
      </SummaryList>
      <Muted>
        <Trans>Earnings remain an estimate until the term ends.</Trans>
      </Muted>
      <NextSteps
        steps={[
          {
            key: "now",
            when: <Trans>Now</Trans>,
            what: <Trans>The term has begun. You can follow it in My holdings.</Trans>,
          },
          {
            key: "end",
            when: day ?? <Trans>When the term ends</Trans>,
            what: (
              <Trans>Your principal and earnings are paid into your balance. There is nothing for you to do.</Trans>
            ),
          },
        ]}
      />
    </MoneyResult>
  );
}
