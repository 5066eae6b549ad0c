import { Trans } from "@lingui/react/macro";
import { RecordTitle } from "#features/personage/money-result/record-title.tsx";
import { BuyAgainLink } from "#features/personage/navigation/buy-again-link.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { AwaitedOrderLink } from "#features/personage/order/awaited-order.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { WalletName } from "#features/personage/values/wallet-name.tsx";
import { RecordAmount } from "#features/personage/wallet-record/record-amount.tsx";
import { sumYen } from "#lib/amount/yen.ts";
import { ProductName } from "#shared/product-name.tsx";
import type { Change } from "./changes.ts";
import { NotificationRow } from "./notification-row.tsx";

interface ChangeRowProps {
  change: Change;
  /** The change was not in the list when the member last opened it. */
  fresh: boolean;
}

export function ChangeRow({ change, fresh }: ChangeRowProps) {
  switch (change.kind) {
    case "record":
      return <RecordRow change={change} fresh={fresh} />;
    case "matured":
      return <MaturedRow change={change} fresh={fresh} />;
    case "credited":
      return <CreditedRow change={change} fresh={fresh} />;
    case "identity":
      return <IdentityRow change={change} fresh={fresh} />;
    case "wallet":
      return <WalletRow change={change} fresh={fresh} />;
  }
}

type RowProps<Kind extends Change["kind"]> = ChangeRowProps & { change: Extract<Change, { kind: Kind }> };

function RecordRow({ change, fresh }: RowProps<"record">) {
  const { tab, record } = change;
  const good = record.audit === "success";
  const place = { to: "records", tab, dialog: "record", id: String(record.id) } as const;
  return (
    <NotificationRow
      fresh={fresh}
      good={good}
      at={change.at}
      title={<RecordTitle tab={tab} state={record.audit} />}
      amount={<RecordAmount record={record} part="amount" />}
      reason={record.reason}
    >
      {good && <AwaitedOrderLink of={change} />}
      <SectionLink {...place}>{good ? <Trans>Open the record</Trans> : <Trans>What you can do</Trans>}</SectionLink>
    </NotificationRow>
  );
}

function MaturedRow({ change, fresh }: RowProps<"matured">) {
  const { id, name, price, expectedProfit } = change.holding;
  return (
    <NotificationRow
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
    </NotificationRow>
  );
}

function CreditedRow({ change, fresh }: RowProps<"credited">) {
  const { explanation, amount } = change.item;
  return (
    <NotificationRow
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
    </NotificationRow>
  );
}

function IdentityRow({ change, fresh }: RowProps<"identity">) {
  return (
    <NotificationRow
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
    </NotificationRow>
  );
}

function WalletRow({ change, fresh }: RowProps<"wallet">) {
  const name = <WalletName wallet={change.wallet} />;
  return (
    <NotificationRow
      fresh={fresh}
      good={change.accepted}
      at={null}
      title={change.accepted ? <Trans>Ready for withdrawals: {name}</Trans> : <Trans>Sent back: {name}</Trans>}
      reason={change.accepted ? null : change.reason}
    >
      <SectionLink to="withdrawal" tab={change.wallet}>
        {change.accepted ? <Trans>Withdraw</Trans> : <Trans>Register it again</Trans>}
      </SectionLink>
    </NotificationRow>
  );
}
