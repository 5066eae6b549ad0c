import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type Column, ListTable } from "#components/tables/list-table.tsx";
import type { Movement } from "#features/personage/ledger/movements.ts";
import { DetailsButton } from "#features/personage/lists/details-button.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { SignedAmount } from "#features/personage/values/signed-amount.tsx";
import { useFormat } from "#i18n/use-format.ts";

interface FlowTableProps {
  caption: string;
  movements: readonly Movement[];
  /** Whether the rows are sorted by time. */
  byTime: boolean;
  onOpen: (movement: Movement) => void;
}

export const FlowTable = memo(function FlowTable({ caption, movements, byTime, onOpen }: FlowTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const balance: Column<Movement> = {
    label: t`Balance after`,
    align: "end",
    quiet: true,
    cell: (movement) => movement.balance !== null && <Amount value={movement.balance} size="sm" />,
  };
  return (
    <ListTable<Movement>
      caption={caption}
      rows={movements}
      keyOf={({ id }) => id}
      groupOf={byTime ? ({ at }) => format.month(at) : undefined}
      onOpen={onOpen}
      columns={[
        { label: t`Description`, short: "title", cell: ({ explanation }) => <bdi>{explanation}</bdi> },
        {
          label: t`Time (Tokyo)`,
          quiet: true,
          short: "state",
          cell: ({ at }) => <time>{format.dateTime(at)}</time>,
        },
        {
          label: t`Amount`,
          align: "end",
          short: "amount",
          cell: ({ direction, amount }) => <SignedAmount direction={direction} value={amount} />,
        },
        ...(movements.some((movement) => movement.balance !== null) ? [balance] : []),
        {
          label: t({ message: "Details", context: "of a row" }),
          plain: true,
          align: "end",
          short: "open",
          cell: (movement) => <DetailsButton of={format.dateTime(movement.at)} onOpen={() => onOpen(movement)} />,
        },
      ]}
    />
  );
});
