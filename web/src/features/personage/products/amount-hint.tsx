import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { PurchasableProduct } from "#api/orders.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { Shortfall } from "#features/personage/order/shortfall.tsx";
import type { OrderFunds } from "#features/personage/order/use-order-funds.ts";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";

interface AmountHintProps {
  product: PurchasableProduct;
  amount: Yen | null;
  /** The shortage; null if the balance is enough or unknown. */
  shortFunds: OrderFunds | null;
}

/**
 * The minimum beside the amount, and warnings while typing: below the minimum, or beyond the balance, with top-ups in
 * review (rule F2).
 */
export function AmountHint({ product, amount, shortFunds }: AmountHintProps) {
  const format = useFormat();
  const minimum = product.minimum === null ? null : format.yen(product.minimum);
  const low = amount !== null && product.minimum !== null && amount < product.minimum;
  return (
    <>
      {minimum !== null && !low && <Trans>Minimum {minimum}</Trans>}
      {/* Mounted empty, because a live region announces only changes. */}
      <chakra.div role="status" display="grid" gap="1" color="review" css={{ "& > div": { marginTop: "1.5" } }}>
        {low && (
          <span>
            <Trans>This is below the minimum of {minimum}.</Trans>
          </span>
        )}
        {shortFunds && (
          <Notice colorPalette="review">
            <Shortfall funds={shortFunds} />
          </Notice>
        )}
      </chakra.div>
    </>
  );
}
