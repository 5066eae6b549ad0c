import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { WalletRecord } from "#api/wallet.ts";
import { type Column, DataTable } from "#components/data-table.tsx";
import { Amount, CoinAmount } from "#features/personage/amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { RECORDS_OF, type RecordTab } from "./record-tab.ts";
import { RecordStatus } from "./record-status.tsx";

/** The records of one tab: every amount with its unit; coin records with their chain and address. */
export function RecordTable({ tab, records }: { tab: RecordTab; records: readonly WalletRecord[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { kind, channel } = RECORDS_OF[tab];
  const columns: Column<WalletRecord>[] = [
    {
      label: t`Amount`,
      cell: (record) =>
        record.channel === "bank" ? <Amount value={record.amount} /> : <CoinAmount value={record.amount} />,
    },
    { label: t`Status`, cell: (record) => <RecordStatus record={record} /> },
    { label: t`Time`, cell: ({ at }) => <Moment>{format.dateTime(at)}</Moment> },
  ];
  if (channel === "coin") {
    columns.push({ label: t`Chain`, cell: (record) => (record.channel === "coin" ? record.chain : "—") });
  }
  if (kind === "withdrawal") {
    columns.push({
      label: t`You receive`,
      align: "end",
      cell: (record) =>
        record.channel === "bank" ? <Amount value={record.net} size="sm" /> : <CoinAmount value={record.net} />,
    });
  }
  if (tab !== "deposit") {
    columns.push({
      label: kind === "deposit" ? t`TXID` : t`Destination`,
      cell: (record) => <Long>{(kind === "deposit" ? record.txId : record.address) ?? "—"}</Long>,
    });
  }
  return (
    <DataTable
      caption={t`Top-up and withdrawal records`}
      rows={records}
      keyOf={(record) => record.id}
      columns={columns}
    />
  );
}

const Moment = chakra("span", { base: { color: "ink.second", whiteSpace: "nowrap" } });
const Long = chakra("span", { base: { wordBreak: "break-all" } });
