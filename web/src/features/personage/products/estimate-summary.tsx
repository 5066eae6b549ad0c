import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { PurchasableProduct } from "#api/orders.ts";
import { productQuery } from "#api/products.ts";
import { type Yen, ZERO_YEN } from "#lib/amount/yen.ts";
import { EstimateFigures } from "#shared/estimate-figures.tsx";
import { EstimateFormula } from "#shared/estimate-formula.tsx";
import { useMaturity } from "#shared/pay-and-receive.tsx";
import { Payout } from "#shared/payout.tsx";
import { Comparison } from "./comparison.tsx";

/** The payout for the typed amount; below it, collapsed, its computation and the comparison with other estimates. */
export function EstimateSummary({ product, amount }: { product: PurchasableProduct; amount: Yen | null }) {
  const { rate, term } = product;
  // Without an amount, the earnings are 0 (rule E5).
  const maturity = useMaturity(amount ?? ZERO_YEN, rate, term);
  const fee = useQuery(productQuery(product.id)).data?.trusteeFee ?? null;
  return (
    <chakra.div display="grid" gap="3" bg="bg.sunken" borderRadius="control" padding="4">
      <Payout amount={amount} maturity={maturity} />
      <EstimateFigures rate={rate} term={term} profit={maturity?.profit} />
      <EstimateFormula amount={amount} rate={rate} term={term} fee={fee} profit={maturity?.profit ?? null}>
        <Comparison product={product} amount={amount} />
      </EstimateFormula>
    </chakra.div>
  );
}
