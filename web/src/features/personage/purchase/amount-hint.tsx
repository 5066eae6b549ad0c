import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { PurchasableProduct } from "#api/orders.ts";
import { SentenceGap } from "#components/sentence-gap.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Amount } from "#features/personage/amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { orderWord } from "#lib/order.ts";
import { SECTIONS } from "#lib/sections.ts";
import type { Yen } from "#lib/yen.ts";

interface AmountHintProps {
  product: PurchasableProduct;
  amount: Yen | null;
  /** Undefined until it is known. */
  balance: Yen | undefined;
  /** Called when the member goes to top up. */
  onLeave: () => void;
}

/**
 * The minimum beside the amount, and as it is typed what is amiss with it: below the minimum, or more than there is,
 * with the way to top up what is missing and back. It blocks nothing: the server decides (rule F2).
 */
export function AmountHint({ product, amount, balance, onLeave }: AmountHintProps) {
  const format = useFormat();
  const minimum = product.minimum === null ? null : format.yen(product.minimum);
  const low = amount !== null && product.minimum !== null && amount < product.minimum;
  const missing = amount === null || balance === undefined ? 0 : amount - balance;
  return (
    <>
      {minimum !== null && !low && <Trans>Minimum {minimum}</Trans>}
      {/* Mounted before its text comes, or it would not be read out. */}
      <chakra.div role="status" display="grid" gap="1" color="review">
        {low && (
          <span>
            <Trans>This is below the minimum of {minimum}.</Trans>
          </span>
        )}
        {amount !== null && missing > 0 && (
          <span>
            <Trans>
              Your balance is <Amount value={missing} size="sm" /> short.
            </Trans>
            <SentenceGap />
            <TextLink
              to="/personage"
              search={{
                personageHighlight: SECTIONS["top-up"],
                amount: String(missing),
                order: orderWord({ productId: product.id, amount }),
              }}
              // What was entered comes back with the order.
              ignoreBlocker
              onClick={onLeave}
              color="inherit"
            >
              <Trans>
                Top up <Amount value={missing} size="sm" />
              </Trans>
            </TextLink>
          </span>
        )}
      </chakra.div>
    </>
  );
}
