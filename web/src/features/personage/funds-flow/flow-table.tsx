import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import { DataTable } from "#components/layout/data-table.tsx";
import { DetailsButton } from "#features/personage/lists/details-button.tsx";
import { SignedAmount } from "#features/personage/lists/signed-amount.tsx";
import { useFormat } from "#i18n/format.ts";

interface FlowTableProps {
  direction: FlowDirection;
  items: readonly CashFlowItem[];
  /** Whether the rows are sorted by time. */
  byTime: boolean;
  onOpen: (item: CashFlowItem) => void;
}

/** The movements of one direction: explanation, time, amount. */
export const FlowTable = memo(function FlowTable({ direction, items, byTime, onOpen }: FlowTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <DataTable<CashFlowItem>
      caption={direction === "income" ? t`Income` : t`Expense`}
      rows={items}
      keyOf={(item) => item.id}
      groupOf={byTime ? ({ at }) => format.month(at) : undefined}
      columns={[
        { label: t`Explanation`, cell: ({ explanation }) => <bdi>{explanation}</bdi> },
        { label: t`Time (Tokyo)`, quiet: true, cell: ({ at }) => <time>{format.dateTime(at)}</time> },
        {
          label: t`Amount`,
          align: "end",
          cell: ({ amount }) => <SignedAmount direction={direction} value={amount} />,
        },
        {
          label: t({ message: "Details", context: "of a row" }),
          plain: true,
          align: "end",
          cell: (item) => <DetailsButton at={item.at} onOpen={() => onOpen(item)} />,
        },
      ]}
    />
  );
});
