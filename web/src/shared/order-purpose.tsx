import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "#components/feedback/notice.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Order } from "#lib/product/order.ts";
import { ProductName } from "./product-name.tsx";

/** The purchase that a login or registration is for; `title` is the product's title, undefined until known. */
export function OrderPurpose({ order, title }: { order: Order; title: string | undefined }) {
  const format = useFormat();
  const amount = order.amount && format.yen(order.amount);
  return (
    <Notice>
      <Trans>To continue your purchase, log in or register. Your choice is kept.</Trans>
      {title !== undefined && (
        <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
          <ProductName name={title} />
          {amount && (
            <chakra.span display="block" translate="no">
              {amount}
            </chakra.span>
          )}
        </chakra.span>
      )}
    </Notice>
  );
}
