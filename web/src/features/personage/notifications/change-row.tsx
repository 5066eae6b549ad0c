import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { RecordTitle } from "#features/personage/money-result/record-title.tsx";
import { BuyAgainLink } from "#features/personage/navigation/buy-again-link.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { AwaitedOrderLink } from "#features/personage/order/awaited-order.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { WalletName } from "#features/personage/values/wallet-name.tsx";
import { RecordAmount } from "#features/personage/wallet-record/record-amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { sumYen } from "#lib/yen.ts";
import { ProductName } from "#shared/product-name.tsx";
import type { Change } from "./changes.ts";

interface ChangeRowProps {
  change: Change;
  /** Not seen before this view. */
  fresh: boolean;
}

/** One change: what happened, the amount, the time and a link. */
export function ChangeRow({ change, fresh }: ChangeRowProps) {
  switch (change.kind) {
    case "record":
      return <RecordRow change={change} fresh={fresh} />;
    case "matured": {
      const { id, name, price, expectedProfit } = change.holding;
      return (
        <Row
          fresh={fresh}
          good
          at={change.at}
          title={
            <Trans>
              Matured: <ProductName name={name} />
            </Trans>
          }
          amount={<Amount value={sumYen([price, expectedProfit])} size="sm" />}
        >
          <BuyAgainLink holding={change.holding} />{" "}
          <SectionLink to="holdings" dialog="holding" id={String(id)}>
            <Trans>Open the holding</Trans>
          </SectionLink>
        </Row>
      );
    }
    case "credited": {
      const { explanation, amount } = change.item;
      return (
        <Row
          fresh={fresh}
          good
          at={change.at}
          title={
            <Trans>
              Credited: <bdi>{explanation}</bdi>
            </Trans>
          }
          amount={<Amount value={amount} size="sm" />}
        >
          <SectionLink to="funds-flow">
            <Trans>Open Funds flow</Trans>
          </SectionLink>
        </Row>
      );
    }
    case "identity":
      return (
        <Row
          fresh={fresh}
          good={change.accepted}
          at={null}
          title={
            change.accepted ? (
              <Trans>Your identity is verified</Trans>
            ) : (
              <Trans>Your identity documents were not accepted</Trans>
            )
          }
          reason={change.accepted ? null : change.reason}
        >
          {!change.accepted && (
            <SectionLink to="identity" tab="form">
              <Trans>Verify again</Trans>
            </SectionLink>
          )}
        </Row>
      );
    case "wallet": {
      const name = <WalletName wallet={change.wallet} />;
      return (
        <Row
          fresh={fresh}
          good={change.accepted}
          at={null}
          title={change.accepted ? <Trans>Ready for withdrawals: {name}</Trans> : <Trans>Sent back: {name}</Trans>}
          reason={change.accepted ? null : change.reason}
        >
          <SectionLink to="withdrawal" tab={change.wallet}>
            {change.accepted ? <Trans>Withdraw</Trans> : <Trans>Register it again</Trans>}
          </SectionLink>
        </Row>
      );
    }
  }
}

function RecordRow({ change, fresh }: ChangeRowProps & { change: Extract<Change, { kind: "record" }> }) {
  const { tab, record } = change;
  const good = record.audit === "success";
  const place = { to: "records", tab, dialog: "record", id: String(record.id) } as const;
  return (
    <Row
      fresh={fresh}
      good={good}
      at={change.at}
      title={<RecordTitle tab={tab} state={record.audit} />}
      amount={<RecordAmount record={record} part="amount" />}
      reason={record.reason}
    >
      {good && <AwaitedOrderLink of={change} />}
      <SectionLink {...place}>{good ? <Trans>Open the record</Trans> : <Trans>What you can do</Trans>}</SectionLink>
    </Row>
  );
}

interface RowProps extends Pick<ChangeRowProps, "fresh"> {
  good: boolean;
  at: number | null;
  title: ReactNode;
  amount?: ReactNode;
  /** The server's reason, if it gives one. */
  reason?: string | null;
  /** The link or button. */
  children: ReactNode;
}

function Row({ fresh, good, at, title, amount, reason, children }: RowProps) {
  const format = useFormat();
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      paddingY="3"
      borderTopWidth="1px"
      fontSize="sm"
      lineHeight="snug"
    >
      <chakra.span color={good ? "success" : "failure"} paddingTop="0.5">
        <Icon of={good ? CircleCheck : CircleX} size={18} />
      </chakra.span>
      <chakra.div display="grid" gap="0.5" minWidth="0">
        <chakra.span fontWeight="semibold" overflowWrap="anywhere">
          {title}
          {fresh && (
            <Badge colorPalette="brand" marginStart="2">
              <Trans>New</Trans>
            </Badge>
          )}
        </chakra.span>
        {amount}
        {reason && <p>{reason}</p>}
        {at !== null && (
          <Muted as="time" fontVariantNumeric="tabular-nums">
            {format.dateTime(at)}
          </Muted>
        )}
        <chakra.div display="flex" flexWrap="wrap" columnGap="4">
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
