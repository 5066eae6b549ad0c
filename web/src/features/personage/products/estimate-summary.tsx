import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { PurchasableProduct } from "#api/orders.ts";
import { detailQuery } from "#api/products.ts";
import { CustodyFeeText } from "#shared/custody-fee-text.tsx";
import { EstimateFigures } from "#shared/estimate-figures.tsx";
import { PayAndReceive, useMaturity } from "#shared/pay-and-receive.tsx";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { useTermText } from "#shared/term-text.ts";
import { useFormat } from "#i18n/format.ts";
import { type Yen, ZERO_YEN } from "#lib/yen.ts";

/**
 * What comes back for the amount as it is typed, then the specified estimate with its label, its computation and its
 * limits.
 */
export function EstimateSummary({ product, amount }: { product: PurchasableProduct; amount: Yen | null }) {
  const format = useFormat();
  const termText = useTermText();
  const maturity = useMaturity(amount ?? ZERO_YEN, product.rate, product.term);
  const fee = useQuery(detailQuery(product.id)).data?.trusteeFee;
  const [rate, term] = [format.percent(product.rate), termText(product.term)];
  return (
    <chakra.div display="grid" gap="2" bg="bg.sunken" borderRadius="control" padding="4">
      <chakra.output aria-live="polite" display="block">
        <PayAndReceive price={amount} rate={product.rate} term={product.term} size="xl" />
      </chakra.output>
      <EstimateFigures amount={amount} terms={product} maturity={maturity} />
      <chakra.p fontSize="sm" lineHeight="snug">
        {maturity && (
          <Trans>
            Earnings until maturity are the amount × {rate} a year, for {term}. An estimate, not a promise.
          </Trans>
        )}
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
