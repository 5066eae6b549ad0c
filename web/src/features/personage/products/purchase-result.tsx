import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getAssetsListQuery, getMyFundsQuery, type Holding, type PurchasableProduct } from "#api/orders.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { requestContent } from "#features/personage/money-request/request-store.ts";
import { HoldingPayout } from "#features/personage/money-result/holding-payout.tsx";
import { NextSteps } from "#features/personage/money-result/next-steps.tsx";
import { NoSuchResult } from "#features/personage/money-result/result-not-found.tsx";
import { ResultPanel } from "#features/personage/money-result/result-panel.tsx";
import { useIsResultShown, useResult } from "#features/personage/money-result/use-result.ts";
import { SectionButton, SectionLink } from "#features/personage/navigation/section-link.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import { maturityOf } from "#lib/product/earnings.ts";
import { useTermText } from "#shared/term-text.ts";

/** The result of the purchase in the URL, above the products; nothing if the URL names none. */
export function PurchaseResult() {
  return useIsResultShown() ? <NamedResult /> : null;
}

function NamedResult() {
  const { id, sent } = useResult("/api/products/buy");
  const holdings = useQuery({ ...getMyFundsQuery(), enabled: id !== undefined });
  const products = useQuery(getAssetsListQuery()).data ?? [];
  if (sent !== null) {
    const { yen, productId } = requestContent(sent);
    return <ResultView amount={yen} product={products.find((each) => each.id === productId)} />;
  }
  if (id === undefined) return null;
  return (
    <QueryView query={holdings} skeleton={<Skeleton height={{ base: "40rem", lg: "28rem" }} borderRadius="panel" />}>
      {(list) => {
        const holding = list.find((each) => String(each.id) === id);
        if (!holding)
          return (
            <NoSuchResult>
              <SectionLink to="holdings">
                <Trans>See my holdings</Trans>
              </SectionLink>
            </NoSuchResult>
          );
        const { productId, name, price } = holding;
        const product = products.find((each) => (productId === null ? each.name === name : each.id === productId));
        return <ResultView amount={price} product={product} holding={holding} />;
      }}
    </QueryView>
  );
}

interface ResultViewProps {
  amount: Yen | null;
  /** Undefined while the products load, and for a product that can no longer be bought. */
  product: PurchasableProduct | undefined;
  /** Undefined until the holding has been read. */
  holding?: Holding;
}

function ResultView({ amount, product, holding }: ResultViewProps) {
  const format = useFormat();
  const termText = useTermText();
  // The holding does not contain its rate. The product's rate, which may have changed since, is shown only if it yields
  // the holding's earnings.
  const start = holding?.start ?? null;
  const maturity =
    product && amount !== null && start !== null ? maturityOf(amount, product.rate, product.term, start) : null;
  const isRateConfirmed = maturity !== null && maturity.profit === holding?.expectedProfit;
  const isMatured = holding?.state === "matured";
  return (
    <ResultPanel
      title={<Trans>Purchase complete</Trans>}
      lead={<bdi>{holding?.name ?? product?.name}</bdi>}
      aside={
        <NextSteps
          steps={[
            {
              key: "now",
              when: holding ? format.longDate(holding.start) : <Trans>Now</Trans>,
              what: <Trans>The term has begun. You can follow it in My holdings.</Trans>,
            },
            {
              key: "end",
              when: holding ? format.longDate(holding.end) : <Trans>When the term ends</Trans>,
              what: isMatured ? (
                <Trans>Your principal and earnings have been paid into your balance.</Trans>
              ) : (
                <Trans>Your principal and earnings are paid into your balance. There is nothing for you to do.</Trans>
              ),
            },
          ]}
        />
      }
      actions={
        <SectionButton to="holdings">
          <Trans>See my holdings</Trans>
        </SectionButton>
      }
    >
      {holding && <HoldingPayout holding={holding} />}
      <SummaryList>
        <SummaryItem label={<Trans>Paid from your balance</Trans>}>
          <Amount value={amount} size="sm" />
        </SummaryItem>
        {product && <SummaryItem label={<Trans>Term</Trans>}>{termText(product.term)}</SummaryItem>}
        {isRateConfirmed && product && (
          <SummaryItem label={<Trans>Annual rate at purchase</Trans>}>{format.percent(product.rate)}</SummaryItem>
        )}
      </SummaryList>
      {!isMatured && (
        <chakra.p fontSize="sm">
          <Trans>Earnings remain an estimate until the term ends.</Trans>
        </chakra.p>
      )}
    </ResultPanel>
  );
}
