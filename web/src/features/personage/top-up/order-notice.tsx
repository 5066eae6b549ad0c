import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { detailQuery } from "#api/products.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { useFormat } from "#i18n/format.ts";
import { type Order, orderSearch } from "#lib/order.ts";
import type { Yen } from "#lib/yen.ts";

/** The order that the member is topping up for, with a link back to it. */
export function OrderNotice({ order, missing }: { order: Order; missing: Yen | null }) {
  const format = useFormat();
  const product = useQuery(detailQuery(order.productId)).data;
  const title = product && <bdi>{product.title}</bdi>;
  const amount = missing && format.yen(missing);
  return (
    <Notice>
      {amount !== null && title ? (
        <Trans>
          You need {amount} more to buy {title}.
        </Trans>
      ) : (
        <Trans>Your order is waiting for this top-up.</Trans>
      )}
      <SentenceGap />
      <TextLink to="/personage" search={orderSearch(order)}>
        <Trans>Back to your order</Trans>
      </TextLink>
    </Notice>
  );
}

/** The same link as a button, after the top-up. */
export function OrderButton({ order }: { order: Order }) {
  return (
    <LinkButton to="/personage" search={orderSearch(order)}>
      <Trans>Back to your order</Trans>
    </LinkButton>
  );
}
