import { Trans } from "@lingui/react/macro";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { LISTED_IN } from "#features/personage/money-request/money-paths.ts";
import { Amount } from "#features/personage/values/amount.tsx";
import { searchOf, SECTIONS } from "#lib/personage-sections.ts";
import { type Order, orderWord } from "#lib/product/order.ts";
import { placeOfTopUps } from "./record-link.tsx";
import type { OrderFunds } from "./use-order-funds.ts";

interface ShortfallButtonProps {
  funds: OrderFunds;
  order: Order;
  /**
   * Called when the member leaves to top up. The form may discard its input, because the order in the URL contains it.
   */
  onTopUp: () => void;
}

/**
 * The next step of an order that costs more than the balance: a top-up of exactly the remaining shortage. Links to the
 * records instead if top-ups in review cover it or the outcome of a top-up is unknown, so that the member does not
 * transfer twice (rule F2).
 */
export function ShortfallButton({ funds, order, onTopUp }: ShortfallButtonProps) {
  const { remaining, topUps, lost, isPending } = funds;
  if (isPending) {
    return (
      <Button loading>
        <Trans>Checking your top-ups</Trans>
      </Button>
    );
  }
  if (remaining === 0) {
    return (
      <LinkButton to="/personage" search={searchOf(placeOfTopUps(topUps))} ignoreBlocker>
        {topUps.length === 1 ? <Trans>Open the record</Trans> : <Trans>See the records</Trans>}
      </LinkButton>
    );
  }
  if (lost !== null) {
    return (
      <LinkButton to="/personage" search={searchOf(LISTED_IN[lost.path])} ignoreBlocker>
        <Trans>See the records</Trans>
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to="/personage"
      search={{ personageHighlight: SECTIONS["top-up"], amount: String(remaining), order: orderWord(order) }}
      ignoreBlocker
      onClick={onTopUp}
    >
      <span>
        <Trans>
          Top up <Amount value={remaining} size="fit" />
        </Trans>
      </span>
    </LinkButton>
  );
}
