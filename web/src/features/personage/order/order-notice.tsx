import { Trans } from "@lingui/react/macro";
import { Clock } from "lucide-react";
import { Notice } from "#components/feedback/notice.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import type { Yen } from "#lib/amount/yen.ts";
import { type Order, orderSearch } from "#lib/product/order.ts";
import { InReviewText } from "./in-review-text.tsx";
import { OrderText } from "./order-text.tsx";
import { TopUpsLink } from "./record-link.tsx";
import { RejectedText } from "./shortfall.tsx";
import type { OrderFunds } from "./use-order-funds.ts";
import { useOrderedProduct } from "./use-ordered-product.ts";

interface OrderNoticeProps {
  order: Order;
  /** The shortage from the URL; null if the URL has none. */
  missing: Yen | null;
  /** The current shortage; null while unknown, and for an order without an amount. */
  funds: OrderFunds | null;
}

/** The order that the member is topping up for: its shortage, pending top-ups, and a link back to the order. */
export function OrderNotice({ order, missing, funds }: OrderNoticeProps) {
  const { canBeBought } = useOrderedProduct(order.productId);
  if (!canBeBought) {
    return (
      <Notice colorPalette="review">
        <Trans>The product of your order cannot be bought at the moment.</Trans>
        <SentenceGap />
        <BackToOrder order={order} />
      </Notice>
    );
  }
  const isOnItsWay = funds !== null && funds.inReview > 0 && funds.missing > 0;
  const amount = funds === null || funds.isPending ? missing : funds.missing;
  return (
    <Notice {...(isOnItsWay && { icon: Clock })}>
      <OrderText order={order} />
      <SentenceGap />
      {isOnItsWay ? (
        <>
          <InReviewText funds={funds} /> <TopUpsLink topUps={funds.topUps} />{" "}
        </>
      ) : amount === null ? (
        <Trans>Your order is waiting for this top-up.</Trans>
      ) : amount === 0 ? (
        <Trans>Your balance is enough for it.</Trans>
      ) : (
        <Trans>
          You need <Amount value={amount} size="fit" /> more to buy.
        </Trans>
      )}
      <SentenceGap />
      {funds?.rejected && funds.missing > 0 && (
        <>
          <RejectedText rejected={funds.rejected} />{" "}
        </>
      )}
      <BackToOrder order={order} />
    </Notice>
  );
}

const BackToOrder = ({ order }: { order: Order }) => (
  <TextLink to="/personage" search={orderSearch(order)}>
    <Trans>Back to your order</Trans>
  </TextLink>
);
