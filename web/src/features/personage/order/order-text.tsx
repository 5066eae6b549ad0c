import { Trans } from "@lingui/react/macro";
import { Amount } from "#features/personage/values/amount.tsx";
import type { Order } from "#lib/product/order.ts";
import { ProductName } from "#shared/product-name.tsx";
import { useOrderedProduct } from "./use-ordered-product.ts";

/** An order as text: its product and amount, if known. */
export function OrderText({ order: { productId, amount } }: { order: Order }) {
  const { name } = useOrderedProduct(productId);
  if (name === "") return null;
  return amount === null ? (
    <Trans>
      Your order: <ProductName name={name} />.
    </Trans>
  ) : (
    <Trans>
      Your order: <ProductName name={name} />, <Amount value={amount} size="fit" />.
    </Trans>
  );
}
