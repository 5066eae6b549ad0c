import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { CircleCheck } from "lucide-react";
import { getMyFundsQuery } from "#api/orders.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { type TabRecord, useNewestRecords } from "#features/personage/wallet-record/use-newest-records.ts";
import { type Order, orderOfWord, orderSearch } from "#lib/product/order.ts";
import { awaitedOrdersAtom } from "#state/awaited-orders.ts";
import { OrderText } from "./order-text.tsx";

/** The order that a top-up was made for; null if there is none, or once its product has been bought. */
function useAwaitedOrder({ tab, record }: TabRecord): Order | null {
  const kept = useAtomValue(awaitedOrdersAtom).find((each) => each.tab === tab && each.record === record.id);
  const order = orderOfWord(kept?.order);
  const holdings = useQuery({ ...getMyFundsQuery(), enabled: order !== null }).data ?? [];
  const isBought = holdings.some(
    ({ productId, start }) => productId === order?.productId && (start ?? 0) > (kept?.at ?? 0),
  );
  return isBought ? null : order;
}

/**
 * Links from a top-up to the order that it was made for, with product and amount (rule R3); renders nothing without an
 * order.
 */
export function AwaitedOrderLink({ of }: { of: TabRecord }) {
  const order = useAwaitedOrder(of);
  if (order === null) return null;
  return (
    <span>
      <OrderText order={order} />
      <SentenceGap />
      <TextLink to="/personage" search={orderSearch(order)}>
        <Trans>Back to your order</Trans>
      </TextLink>
    </span>
  );
}

/** The orders whose top-up has been credited, for account assets (rule R1). */
export function CreditedOrders() {
  const awaited = useAtomValue(awaitedOrdersAtom);
  const { records } = useNewestRecords();
  return records
    .filter(
      ({ tab, record }) =>
        record.audit === "success" && awaited.some((each) => each.tab === tab && each.record === record.id),
    )
    .map((entry) => <CreditedOrder key={`${entry.tab}-${entry.record.id}`} entry={entry} />);
}

function CreditedOrder({ entry }: { entry: TabRecord }) {
  const order = useAwaitedOrder(entry);
  if (order === null) return null;
  return (
    <Notice icon={CircleCheck}>
      <Trans>Your top-up has been credited.</Trans>
      <SentenceGap />
      <AwaitedOrderLink of={entry} />
    </Notice>
  );
}
