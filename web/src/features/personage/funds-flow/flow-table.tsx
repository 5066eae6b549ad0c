import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import { DataTable } from "#components/data-table.tsx";
import { SignedAmount } from "#features/personage/signed-amount.tsx";
import { useFormat } from "#i18n/format.ts";

interface FlowTableProps {
  direction: FlowDirection;
  items: readonly CashFlowItem[];
}

/** The movements of one direction: what it was, when, and how much. */
export const FlowTable = memo(function FlowTable({ direction, items }: FlowTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <DataTable<CashFlowItem>
      caption={direction === "income" ? t`Income` : t`Expense`}
      rows={items}
      keyOf={(item) => item.id}
      columns={[
        { label: t`Explanation`, cell: ({ explanation }) => <bdi>{explanation}</bdi> },
        { label: t`Time`, quiet: true, cell: ({ at }) => <time>{format.dateTime(at)}</time> },
        {
          label: t`Amount`,
          align: "end",
          cell: ({ amount }) => <SignedAmount direction={direction} value={amount} />,
        },
      ]}
    />
  );
});
