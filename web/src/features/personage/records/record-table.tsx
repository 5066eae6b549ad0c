import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { memo } from "react";
import type { WalletRecord } from "#api/wallet.ts";
import { type Column, DataTable } from "#components/data-table.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { Amount, CoinAmount } from "#features/personage/amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { RECORDS_OF, type RecordTab } from "./record-tab.ts";
import { RecordStatus } from "./record-status.tsx";

interface RecordTableProps {
  tab: RecordTab;
  records: readonly WalletRecord[];
  onOpen: (record: WalletRecord) => void;
}

/** The records of one tab: every amount with its unit; coin records with their chain and address. */
export const RecordTable = memo(function RecordTable({ tab, records, onOpen }: RecordTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { kind, channel } = RECORDS_OF[tab];
  const columns: Column<WalletRecord>[] = [
    {
      label: t`Amount`,
      cell: (record) =>
        record.channel === "bank" ? <Amount value={record.amount} /> : <CoinAmount value={record.amount} />,
    },
    {
      label: t`Status`,
      cell: ({ audit, reason }) => (
        <>
          <RecordStatus audit={audit} />
          {reason && <Reason>{reason}</Reason>}
        </>
      ),
    },
    { label: t`Time`, quiet: true, cell: ({ at }) => <time>{format.dateTime(at)}</time> },
  ];
  if (channel === "coin") {
    columns.push({ label: t`Chain`, cell: (record) => (record.channel === "coin" ? record.chain : "—") });
  }
  if (tab !== "deposit") {
    columns.push({
      label: kind === "deposit" ? t`TXID` : t`Destination`,
      wideOnly: true,
      cell: (record) => <Short text={kind === "deposit" ? record.txId : record.address} />,
    });
  }
  columns.push({
    label: t({ message: "Details", context: "of a row" }),
    plain: true,
    align: "end",
    cell: (record) => (
      <Button
        variant="quiet"
        size="sm"
        px="2"
        marginY="-2.5"
        marginEnd="-2"
        gap="1"
        whiteSpace="nowrap"
        onClick={() => onOpen(record)}
      >
        {t({ message: "Details", context: "of a row" })}
        <VisuallyHidden>{format.dateTime(record.at)}</VisuallyHidden>
        <Icon of={ChevronRight} size={16} />
      </Button>
    ),
  });
  return (
    <DataTable
      caption={t`Top-up and withdrawal records`}
      rows={records}
      keyOf={(record) => record.id}
      columns={columns}
    />
  );
});

/** The ends of a long text: enough to know it by. The whole of it stands in the detail. */
function Short({ text }: { text: string | null }) {
  if (text === null) return "—";
  return (
    <chakra.bdi whiteSpace="nowrap">{text.length > 18 ? `${text.slice(0, 8)}…${text.slice(-6)}` : text}</chakra.bdi>
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
