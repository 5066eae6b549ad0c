import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { CashFlowItem, FlowDirection } from "#api/user.ts";
import { DataTable } from "#components/data-table.tsx";
import { SignedAmount } from "#features/personage/signed-amount.tsx";
import { useFormat } from "#i18n/format.ts";

/** The movements of one direction: what it was, when, and how much. */
export function FlowTable({ direction, items }: { direction: FlowDirection; items: readonly CashFlowItem[] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <DataTable<CashFlowItem>
      caption={direction === "income" ? t`Income` : t`Expense`}
      rows={items}
      keyOf={(item) => item.id}
      columns={[
        { label: t`Explanation`, cell: ({ explanation }) => <bdi>{explanation}</bdi> },
        { label: t`Time`, cell: ({ at }) => <Moment>{format.dateTime(at)}</Moment> },
        {
          label: t`Amount`,
          align: "end",
          cell: ({ amount }) => <SignedAmount direction={direction} value={amount} />,
        },
      ]}
    />
  );
}

const Moment = chakra("span", { base: { color: "ink.second", whiteSpace: "nowrap" } });
