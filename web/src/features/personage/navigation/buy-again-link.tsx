import { Trans } from "@lingui/react/macro";
import type { Holding } from "#api/orders.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { searchOf } from "#lib/personage-sections.ts";
import { orderSearch } from "#lib/product/order.ts";

/** Opens the same purchase again: product and amount; all products if the server does not name the product. */
export function BuyAgainLink({ holding: { productId, price } }: { holding: Holding }) {
  const search = productId === null ? searchOf({ to: "products" }) : orderSearch({ productId, amount: price });
  return (
    <TextLink to="/personage" search={search}>
      <Trans>Buy again</Trans>
    </TextLink>
  );
}
