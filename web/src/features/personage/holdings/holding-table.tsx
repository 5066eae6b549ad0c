import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { Holding } from "#api/orders.ts";
import { type Column, ListTable } from "#components/tables/list-table.tsx";
import { DetailsButton } from "#features/personage/lists/details-button.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { sumYen } from "#lib/amount/yen.ts";
import { ProductName } from "#shared/product-name.tsx";
import { HoldingProgress } from "./holding-progress.tsx";

interface HoldingTableProps {
  caption: string;
  holdings: readonly Holding[];
  now: number;
  /** Whether all holdings have matured, so that their profit is final. */
  matured?: boolean;
  onOpen: (holding: Holding) => void;
}

/** Holdings with every field (rule F6), their progress, and a button for the details. */
export const HoldingTable = memo(function HoldingTable(props: HoldingTableProps) {
  const { caption, holdings, now, matured = false, onOpen } = props;
  const { t } = useLingui();
  const format = useFormat();
  /** In the compact row of a matured holding, the payout replaces the price. */
  const received: Column<Holding> = {
    label: t`Paid at maturity`,
    align: "end",
    short: "amount",
    shortOnly: true,
    cell: ({ price, expectedProfit }) => {
      const paid = <Amount value={sumYen([price, expectedProfit])} size="sm" />;
      return <Trans>Received {paid}</Trans>;
    },
  };
  return (
    <ListTable<Holding>
      caption={caption}
      rows={holdings}
      keyOf={(holding) => holding.id}
      onOpen={onOpen}
      columns={[
        { label: t`Name`, short: "title", cell: ({ name }) => <ProductName name={name} /> },
        {
          label: t({ message: "Invested amount", context: "of one holding" }),
          align: "end",
          ...(!matured && { short: "amount" }),
          cell: ({ price }) => <Amount value={price} size="sm" />,
        },
        ...(matured ? [received] : []),
        {
          label: matured ? t`Earnings paid at maturity` : t`Estimated earnings until maturity`,
          align: "end",
          cell: ({ expectedProfit }) => <Amount value={expectedProfit} size="sm" />,
        },
        { label: t`Start`, cell: ({ start }) => <time>{format.date(start)}</time> },
        { label: t`End`, short: "named-note", cell: ({ end }) => <time>{format.date(end)}</time> },
        {
          label: matured ? t`Status` : t`Progress`,
          short: "state",
          cell: (holding) => <HoldingProgress holding={holding} now={now} />,
        },
        {
          label: t({ message: "Details", context: "of a row" }),
          plain: true,
          align: "end",
          short: "open",
          cell: (holding) => (
            <DetailsButton of={`${holding.name} ${format.date(holding.start)}`} onOpen={() => onOpen(holding)} />
          ),
        },
      ]}
    />
  );
});
