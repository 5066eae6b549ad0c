import { Trans } from "@lingui/react/macro";
import type { PurchasableProduct } from "#api/orders.ts";
import { Sentence, useMaturity } from "#shared/pay-and-receive.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { useTermText } from "#shared/term-text.ts";
import { Button } from "#components/ui/button.tsx";
import { MoneyResult, NextSteps } from "#features/personage/money-request/money-result.tsx";
import { SectionButton } from "#features/personage/frame/section-link.tsx";
import { useFormat } from "#i18n/format.ts";
import type { Yen } from "#lib/yen.ts";

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
  const paid = format.yen(amount);
  const receive = maturity && format.yen(maturity.paid);
  const day = maturity && format.longDate(maturity.endsAt);
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
      {maturity && (
        <Sentence size="lg" data-headline>
          <Trans>
            You paid <b>{paid}</b> today and will receive about <b>{receive}</b> on <b>{day}</b> (estimate).
          </Trans>
        </Sentence>
      )}
      <SummaryList>
        <SummaryItem label={<Trans>Paid from your balance</Trans>}>{paid}</SummaryItem>
        <SummaryItem label={<Trans>Purchase fee</Trans>}>{format.yen(0)}</SummaryItem>
        <SummaryItem label={<Trans>Term</Trans>}>{termText(product.term)}</SummaryItem>
        <SummaryItem label={<Trans>Rate agreed at purchase</Trans>}>{format.percent(product.rate)}</SummaryItem>
      </SummaryList>
      <NextSteps
        steps={[
          {
            key: "now",
            when: <Trans>Now</Trans>,
            what: <Trans>The term has begun. My holdings show how far it has come.</Trans>,
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
