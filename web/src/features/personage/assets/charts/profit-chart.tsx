import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ListTable } from "#components/tables/list-table.tsx";
import { ListPages } from "#features/personage/lists/list-pages.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { asYen } from "#lib/amount/yen.ts";
import { rowsOfPage } from "#lib/paging.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { ProfitCurve } from "./profit-curve.tsx";
import type { ProfitSeries, ProfitStep } from "./profit-series.ts";

type Row = ProfitStep & { readonly paid: boolean };

/** Profit as paid, and as expected from running holdings at the terms of their purchase. */
export function ProfitChart({ series, now }: { series: ProfitSeries; now: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const rows: Row[] = [
    ...series.expected.map((step) => ({ ...step, paid: false })).toReversed(),
    ...series.paid.map((step) => ({ ...step, paid: true })).toReversed(),
  ];
  return (
    <ChartFrame
      title={<Trans>Earnings over time</Trans>}
      note={<Trans>Earnings are paid at maturity. The dashed line is the estimate for current holdings.</Trans>}
      chart={<ProfitCurve series={series} now={now} />}
      table={(seen) => (
        <ListPages page={page} total={rows.length} onPage={setPage} pager={seen}>
          <ListTable<Row>
            caption={t`Earnings over time`}
            rows={rowsOfPage(rows, page)}
            keyOf={({ id }) => id}
            columns={[
              { label: t`Holding`, cell: ({ name }) => name },
              { label: t`Date`, cell: ({ at }) => <time>{format.date(at)}</time> },
              { label: t`Status`, cell: ({ paid }) => (paid ? t`Paid` : t`Estimated`) },
              {
                label: t`Earnings`,
                align: "end",
                cell: ({ profit }) => <Amount value={asYen(profit)} size="sm" />,
              },
              {
                label: t`Total so far`,
                align: "end",
                cell: ({ sum }) => <Amount value={asYen(sum)} size="sm" />,
              },
            ]}
          />
        </ListPages>
      )}
    />
  );
}
