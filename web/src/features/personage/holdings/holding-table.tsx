import { useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { memo } from "react";
import type { Holding } from "#api/orders.ts";
import { DataTable } from "#components/layout/data-table.tsx";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { Amount } from "#features/personage/lists/amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { HoldingProgress } from "./holding-progress.tsx";

interface HoldingTableProps {
  caption: string;
  holdings: readonly Holding[];
  now: number;
  /** The profit of a matured holding is final, not expected. */
  matured?: boolean;
  onOpen: (holding: Holding) => void;
}

/** Holdings with every field (rule F6), their progress, and a button for the details. */
export const HoldingTable = memo(function HoldingTable(props: HoldingTableProps) {
  const { caption, holdings, now, matured = false, onOpen } = props;
  const { t } = useLingui();
  const format = useFormat();
  return (
    <DataTable<Holding>
      caption={caption}
      rows={holdings}
      keyOf={(holding) => holding.id}
      onOpen={onOpen}
      columns={[
        { label: t`Name`, cell: ({ name }) => <bdi>{name}</bdi> },
        {
          label: t({ message: "Invested amount", context: "of one holding" }),
          align: "end",
          cell: ({ price }) => <Amount value={price} size="sm" />,
        },
        {
          label: matured ? t`Earnings paid at maturity` : t`Estimated earnings until maturity`,
          align: "end",
          cell: ({ expectedProfit }) => <Amount value={expectedProfit} size="sm" />,
        },
        { label: t`Start`, cell: ({ start }) => <time>{format.date(start)}</time> },
        { label: t`End`, cell: ({ end }) => <time>{format.date(end)}</time> },
        {
          label: matured ? t`Status` : t`Progress`,
          cell: (holding) => <HoldingProgress holding={holding} now={now} />,
        },
        {
          label: t({ message: "Details", context: "of a row" }),
          plain: true,
          align: "end",
          cell: (holding) => (
            <Button
              variant="quiet"
              size="sm"
              px="2"
              marginY="-2.5"
              marginEnd="-2"
              gap="1"
              whiteSpace="nowrap"
              onClick={() => onOpen(holding)}
            >
              {t({ message: "Details", context: "of a row" })}
              <VisuallyHidden>
                {holding.name} {format.date(holding.start)}
              </VisuallyHidden>
              <Icon of={ChevronRight} size={16} />
            </Button>
          ),
        },
      ]}
    />
  );
});
