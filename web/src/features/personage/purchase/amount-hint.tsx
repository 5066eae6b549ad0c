import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { PurchasableProduct } from "#api/orders.ts";
import { useFormat } from "#i18n/format.ts";
import type { Yen } from "#lib/yen.ts";
import { Shortfall } from "./shortfall.tsx";

interface AmountHintProps {
  product: PurchasableProduct;
  amount: Yen | null;
  /** Undefined until known. */
  balance: Yen | undefined;
  /** Called when the member leaves to top up. */
  onLeave: () => void;
}

/**
 * The minimum beside the amount, and warnings while typing: below the minimum, or more than the balance, with a link to
 * top up the difference. Never blocks: the server decides (rule F2).
 */
export function AmountHint({ product, amount, balance, onLeave }: AmountHintProps) {
  const format = useFormat();
  const minimum = product.minimum === null ? null : format.yen(product.minimum);
  const low = amount !== null && product.minimum !== null && amount < product.minimum;
  return (
    <>
      {minimum !== null && !low && <Trans>Minimum {minimum}</Trans>}
      {/* Mounted empty, because a live region announces only changes. */}
      <chakra.div role="status" display="grid" gap="1" color="review">
        {low && (
          <span>
            <Trans>This is below the minimum of {minimum}.</Trans>
          </span>
        )}
        {amount !== null && balance !== undefined && amount > balance && (
          <span>
            <Shortfall product={product} amount={amount} balance={balance} onLeave={onLeave} />
          </span>
        )}
      </chakra.div>
    </>
  );
}
