import { Trans } from "@lingui/react/macro";
import type { PurchasableProduct } from "#api/orders.ts";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Amount } from "#features/personage/lists/amount.tsx";
import { orderWord } from "#lib/order.ts";
import { SECTIONS } from "#lib/sections.ts";
import { asYen, type Yen } from "#lib/yen.ts";

interface ShortfallProps {
  product: PurchasableProduct;
  amount: Yen;
  balance: Yen;
  /** Called when the member leaves to top up. */
  onLeave: () => void;
}

/** The amount missing for a purchase, with a link to top up and return to the order (rule F2). */
export function Shortfall({ product, amount, balance, onLeave }: ShortfallProps) {
  const missing = asYen(amount - balance);
  return (
    <>
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
        // The input returns with the order.
        ignoreBlocker
        onClick={onLeave}
        color="inherit"
      >
        <Trans>
          Top up <Amount value={missing} size="sm" />
        </Trans>
      </TextLink>
    </>
  );
}
