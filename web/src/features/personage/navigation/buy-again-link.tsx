import { Trans } from "@lingui/react/macro";
import type { Holding } from "#api/orders.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { searchOf } from "#lib/personage-sections.ts";
import { orderSearch } from "#lib/product/order.ts";

/**
 * Link to a new purchase of the same product and amount, or to all products if the server does not name the product.
 */
export function BuyAgainLink({ holding: { productId, price } }: { holding: Holding }) {
  const search = productId === null ? searchOf({ to: "products" }) : orderSearch({ productId, amount: price });
  return (
    <TextLink to="/personage" search={search}>
      <Trans>Buy again</Trans>
    </TextLink>
  );
}
