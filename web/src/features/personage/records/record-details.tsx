import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { RecordKind, WalletRecord } from "#api/wallet/records.ts";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { CausedEntries } from "#features/personage/ledger/caused-entries.tsx";
import { RecordTimeline } from "#features/personage/money-result/record-timeline.tsx";
import { RecordAmount } from "#features/personage/wallet-record/record-amount.tsx";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import { useFormat } from "#i18n/use-format.ts";
import { explorerUrl } from "#lib/chain/explorer-url.ts";
import { showToast } from "#state/toast.ts";
import { RecordStatus } from "./record-status.tsx";

export function RecordDetails({ record, kind }: { record: WalletRecord; kind: RecordKind }) {
  const { t } = useLingui();
  const format = useFormat();
  const link = record.channel === "coin" && record.txId ? explorerUrl(record.chain, record.txId) : null;
  return (
    <Stack gap="5">
      <SpaceBetween gap="3">
        <chakra.span fontSize="2xl" lineHeight="heading" css={{ "& *": { fontSize: "inherit" } }}>
          <RecordAmount record={record} part="amount" />
        </chakra.span>
        <RecordStatus state={stateOf(record)} />
      </SpaceBetween>
      <RecordTimeline record={record} kind={kind} />
      <SummaryList>
        {/* A failed withdrawal paid nothing out and cost nothing, so it shows neither a fee nor a net amount. */}
        {kind === "withdrawal" && record.audit !== "failure" && (
          <>
            <SummaryItem label={<Trans>Fee</Trans>}>
              <RecordAmount record={record} part="fee" />
            </SummaryItem>
            <SummaryItem label={<Trans>You receive</Trans>}>
              <RecordAmount record={record} part="net" />
            </SummaryItem>
          </>
        )}
        {record.rate !== null && <SummaryItem label={<Trans>Rate</Trans>}>{format.rate(record.rate)}</SummaryItem>}
        {record.channel === "coin" && <SummaryItem label={<Trans>Network</Trans>}>{record.chain}</SummaryItem>}
        <SummaryItem label={<Trans>Record number</Trans>}>{record.id}</SummaryItem>
      </SummaryList>
      <CausedEntries
        cause={`record:${record.id}`}
        expected={entriesOf(record, kind)}
        empty={<Trans>It has not changed your balance.</Trans>}
      />
      {record.address && (
        <Long label={kind === "deposit" ? t`Deposit address` : t`Destination`} text={record.address} />
      )}
      {record.txId && (
        <Long label={t`TXID`} text={record.txId}>
          {link && (
            <ExternalLink href={link}>
              <Trans>Look it up in the block explorer</Trans>
            </ExternalLink>
          )}
        </Long>
      )}
    </Stack>
  );
}

/** A withdrawal is charged when it is sent and returned if it fails; a deposit is credited when it succeeds. */
const entriesOf = ({ audit }: WalletRecord, kind: RecordKind): 0 | 1 | 2 =>
  kind === "withdrawal" ? (audit === "failure" ? 2 : 1) : audit === "success" ? 1 : 0;

/** A long text, complete and selectable, with a copy button. */
function Long({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  const { t } = useLingui();
  const copyText = (copied: boolean) =>
    copied
      ? showToast({ kind: "success", text: t`Copied: ${label}` })
      : showToast({ kind: "error", text: t`Could not copy. It is selected: copy it by hand.` });
  return (
    <chakra.div display="grid" gap="1" fontSize="sm">
      <chakra.span color="ink.second">{label}</chakra.span>
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.span translate="no" minWidth="0" lineHeight="snug" wordBreak="break-all" userSelect="all">
          {text}
        </chakra.span>
        <CopyButton text={text} label={t`Copy: ${label}`} onDone={copyText} />
      </chakra.div>
      {children}
    </chakra.div>
  );
}
