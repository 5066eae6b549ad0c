import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { getAuditInfoQuery } from "#api/user.ts";
import { RuledList } from "#components/layout/ruled-list.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { AwaitedOrderLink, CreditedOrders } from "#features/personage/order/awaited-order.tsx";
import { WalletName } from "#features/personage/values/wallet-name.tsx";
import { RecordAmount } from "#features/personage/wallet-record/record-amount.tsx";
import { RecordName } from "#features/personage/wallet-record/record-name.tsx";
import type { RecordTab } from "#features/personage/wallet-record/record-tab.ts";
import { useNewestRecords } from "#features/personage/wallet-record/use-newest-records.ts";
import { useWallets } from "#features/personage/wallet-record/use-wallets.ts";
import { useUsualTimes } from "#features/personage/wallet-record/usual-times.ts";
import { useFormat } from "#i18n/use-format.ts";
import type { SectionPlace } from "#lib/personage-sections.ts";
import { type PendingItem, pendingItems } from "./pending-items.ts";

/** How many items are listed until the member asks for all of them. */
const MOST = 3;

/**
 * The orders whose top-up has been credited, then everything in review with its amount, its next step and a link (rule
 * R1).
 */
export function InProgress() {
  const { records } = useNewestRecords();
  const { wallets } = useWallets();
  const identity = useQuery(getAuditInfoQuery()).data?.audit;
  const list = pendingItems({ records, wallets, identity });
  const [unfolded, setUnfolded] = useState(false);
  const count = list.length;
  if (count === 0) return <CreditedOrders />;
  return (
    <Stack as="section" gap="3" aria-labelledby="under-way">
      <SpaceBetween>
        <Heading id="under-way" size="sm">
          <Trans>Under way</Trans>
        </Heading>
        {count > MOST && (
          <Button
            variant="quiet"
            size="sm"
            marginEnd="calc(-1 * min({spacing.4}, 5vw))"
            aria-expanded={unfolded}
            aria-controls="under-way-list"
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? <Trans>Show fewer</Trans> : <Trans>All {count}</Trans>}
          </Button>
        )}
      </SpaceBetween>
      <CreditedOrders />
      <RuledList id="under-way-list">
        {(unfolded ? list : list.slice(0, MOST)).map((entry) => (
          <Row key={keyOf(entry)} entry={entry} />
        ))}
      </RuledList>
      {list.some(({ kind }) => kind === "record") && (
        <Muted>
          <Trans>
            A top-up counts towards your total once it is credited. Money being withdrawn counts until it is paid out.
          </Trans>
        </Muted>
      )}
    </Stack>
  );
}

const keyOf = (entry: PendingItem): string =>
  entry.kind === "record" ? `record-${entry.record.id}` : entry.kind === "wallet" ? entry.wallet : entry.kind;

function Row({ entry }: { entry: PendingItem }) {
  const format = useFormat();
  const { identity: reviewTime } = useUsualTimes();
  if (entry.kind === "record") {
    const { tab, record } = entry;
    const time = format.dateTime(record.at);
    return (
      <Line
        place={{ to: "records", tab, dialog: "record", id: String(record.id) }}
        name={<RecordName tab={tab} />}
        amount={<RecordAmount record={record} part="amount" />}
      >
        <Trans>Submitted {time} (Tokyo time).</Trans> <NextStep tab={tab} /> <AwaitedOrderLink of={entry} />
      </Line>
    );
  }
  if (entry.kind === "wallet") {
    return (
      <Line place={{ to: "withdrawal", tab: entry.wallet }} name={<WalletName wallet={entry.wallet} />}>
        <Trans>We are checking what you registered. After that you can withdraw to it.</Trans>
      </Line>
    );
  }
  return (
    <Line place={{ to: "identity" }} name={<Trans>Real-name verification</Trans>}>
      <Trans>Usually decided within {reviewTime}. You can top up, buy and withdraw in the meantime.</Trans>
    </Line>
  );
}

/** The next step of a review, and whether the member has to do anything. */
function NextStep({ tab }: { tab: RecordTab }) {
  const time = useUsualTimes()[tab];
  switch (tab) {
    case "deposit":
      return (
        <Trans>
          We compare your transfer with the receipt, then credit it, usually within {time}. There is nothing for you to
          do.
        </Trans>
      );
    case "coin-deposit":
      return (
        <Trans>
          We look for the transfer on the network, then credit it in yen, usually within {time}. There is nothing for
          you to do.
        </Trans>
      );
    case "withdrawal":
    case "coin-withdrawal":
      return (
        <Trans>
          The amount is reserved. It usually arrives within {time} of your request. Until the review is complete, you
          can cancel it.
        </Trans>
      );
  }
}

interface LineProps {
  place: SectionPlace;
  name: ReactNode;
  amount?: ReactNode;
  children: ReactNode;
}

function Line({ place, name, amount, children }: LineProps) {
  return (
    <chakra.li display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" paddingY="3.5" lineHeight="snug">
      <chakra.span color="review" paddingTop="0.5">
        <Icon of={Clock} size={18} />
      </chakra.span>
      <Stack gap="1">
        <SpaceBetween alignItems="stretch">
          <SectionLink {...place}>{name}</SectionLink>
          {amount}
        </SpaceBetween>
        <Muted>{children}</Muted>
      </Stack>
    </chakra.li>
  );
}
