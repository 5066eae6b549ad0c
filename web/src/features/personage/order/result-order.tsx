import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import type { WalletRecord } from "#api/wallet/records.ts";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import { tabOf } from "#features/personage/wallet-record/record-tab.ts";
import { type Order, orderWord } from "#lib/product/order.ts";
import { keepAwaitedOrder } from "#state/awaited-orders.ts";
import { serverNow } from "#state/server-clock.ts";
import { useSession } from "#state/session.ts";
import { InReviewText } from "./in-review-text.tsx";
import { OrderText } from "./order-text.tsx";
import { useOrderFunds } from "./use-order-funds.ts";

interface ResultOrderProps {
  order: Order;
  /** The top-up; undefined until it has been read. */
  record: WalletRecord | undefined;
}

/**
 * The order that a top-up was made for, shown in the top-up's result. Stores the order, so that a link leads back to it
 * once the money is credited (rule R3).
 */
export function ResultOrder({ order, record }: ResultOrderProps) {
  const memberId = useSession()?.id;
  const funds = useOrderFunds(order.amount);
  const isInReview = record !== undefined && stateOf(record) === "in-review";
  const word = orderWord(order);
  useEffect(() => {
    if (memberId === undefined || record === undefined || !isInReview) return;
    keepAwaitedOrder(memberId, {
      order: word,
      tab: tabOf("deposit", record.channel),
      record: record.id,
      at: record.at ?? serverNow(),
    });
  }, [memberId, record, isInReview, word]);
  return (
    <p>
      <OrderText order={order} />
      <SentenceGap />
      {isInReview && funds !== null && funds.missing > 0 && !funds.isPending && funds.inReview > 0 && (
        <>
          <InReviewText funds={funds} />
          <SentenceGap />
        </>
      )}
      {isInReview && <Trans>Notifications and Account assets lead you back to it.</Trans>}
    </p>
  );
}
