import { useQuery } from "@tanstack/react-query";
import { getMyFundsQuery, type PurchasableProduct } from "#api/orders.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";

/**
 * Earnings until maturity of the member's unmatured holdings in a product. Undefined while loading; null if there are
 * no holdings, if they cannot be read, or if their prices do not add up to the product's `invested`.
 */
export function useOwnEarnings({ id, name, invested }: PurchasableProduct): Yen | null | undefined {
  const hasOwn = invested !== null && invested > 0;
  const { data, isPending } = useQuery({ ...getMyFundsQuery(), enabled: hasOwn, meta: { failures: "ignored" } });
  if (!hasOwn) return null;
  if (isPending) return undefined;
  const own = data?.filter(
    ({ productId, name: other, state }) =>
      state !== "matured" && (productId === null ? other === name : productId === id),
  );
  if (!own || sumOf(own.map(({ price }) => price)) !== invested) return null;
  return sumOf(own.map(({ expectedProfit }) => expectedProfit));
}

/** The sum of the parts; null if one of them is unknown. */
const sumOf = (parts: readonly (Yen | null)[]): Yen | null =>
  parts.reduce<Yen | null>((sum, part) => (sum === null || part === null ? null : asYen(sum + part)), asYen(0));
