import { Trans } from "@lingui/react/macro";
import { LinkButton } from "#components/ui/link-button.tsx";
import { type Order, orderSearch } from "#lib/product/order.ts";

/** Links back to an order whose top-up has been credited. */
export const OrderButton = ({ order, variant }: { order: Order; variant?: "outline" }) => (
  <LinkButton to="/personage" search={orderSearch(order)} {...(variant && { variant })}>
    <Trans>Back to your order</Trans>
  </LinkButton>
);
