import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { RecordKind, WalletRecord } from "#api/wallet/records.ts";
import { type Column, ListTable } from "#components/tables/list-table.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { DetailsButton } from "#features/personage/lists/details-button.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { shortened } from "#features/personage/values/shortened.ts";
import { RecordAmount } from "#features/personage/wallet-record/record-amount.tsx";
import { RecordName } from "#features/personage/wallet-record/record-name.tsx";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import { RECORDS_OF, type RecordTab } from "#features/personage/wallet-record/record-tab.ts";
import { useFormat } from "#i18n/use-format.ts";
import { RecordStatus } from "./record-status.tsx";

interface RecordTableProps {
  tab: RecordTab;
  records: readonly WalletRecord[];
  /** Whether the rows are sorted by time. */
  byTime: boolean;
  onOpen: (record: WalletRecord) => void;
}

/** The records of one tab: amounts with their currency; coin records with chain and address. */
export const RecordTable = memo(function RecordTable({ tab, records, byTime, onOpen }: RecordTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const columns = useRecordColumns(tab, onOpen);
  return (
    <ListTable
      caption={t`Top-up/withdrawal records`}
      rows={records}
      keyOf={(record) => record.id}
      columns={columns}
      onOpen={onOpen}
      groupOf={byTime ? ({ at }) => format.month(at) : undefined}
    />
  );
});

function useRecordColumns(tab: RecordTab, onOpen: (record: WalletRecord) => void): Column<WalletRecord>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { kind, channel } = RECORDS_OF[tab];
  const columns: Column<WalletRecord>[] = [
    { label: t`Time (Tokyo)`, short: "note", cell: ({ at }) => <time>{format.dateTime(at)}</time> },
    {
      label: t`Kind`,
      short: "title",
      shortOnly: true,
      cell: (record) => (
        <>
          <RecordName tab={tab} />
          {record.channel === "coin" && ` · ${record.chain}`}
        </>
      ),
    },
    {
      label: t`Status`,
      short: "state",
      cell: (record) => (
        <>
          <RecordStatus state={stateOf(record)} />
          {record.reason && <Reason>{record.reason}</Reason>}
        </>
      ),
    },
    {
      label: t`Reason`,
      short: "text",
      shortOnly: true,
      cell: (record) => stateOf(record) === "failure" && <FailureReason reason={record.reason} kind={kind} />,
    },
  ];
  if (channel === "coin") {
    columns.push({ label: t`Network`, cell: (record) => (record.channel === "coin" ? record.chain : <NoValue />) });
  }
  if (tab !== "deposit") {
    columns.push({
      label: kind === "deposit" ? t`TXID` : t`Destination`,
      cell: (record) => <Short text={kind === "deposit" ? record.txId : record.address} />,
    });
  }
  columns.push(
    {
      label: t`Amount`,
      align: "end",
      short: "amount",
      cell: (record) => <RecordAmount record={record} part="amount" />,
    },
    {
      label: t({ message: "Details", context: "of a row" }),
      plain: true,
      align: "end",
      short: "open",
      cell: (record) => <DetailsButton of={format.dateTime(record.at)} onOpen={() => onOpen(record)} />,
    },
  );
  return columns;
}

function FailureReason({ reason, kind }: { reason: string | null; kind: RecordKind }) {
  return (
    <>
      {reason}
      {kind === "withdrawal" && (
        <>
          <SentenceGap />
          <Trans>The amount has returned to your available balance.</Trans>
        </>
      )}
    </>
  );
}

/** The start and end of a long text, enough to recognize it. The record dialog shows the whole text. */
function Short({ text }: { text: string | null }) {
  if (text === null) return <NoValue />;
  return (
    <chakra.bdi translate="no" whiteSpace="nowrap">
      {shortened(text)}
    </chakra.bdi>
  );
}

const Reason = chakra("p", {
  base: {
    color: "ink.second",
    maxWidth: "20rem",
    width: "fit-content",
    marginTop: "1.5",
    textAlign: "start",
  },
});
