import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Segmented } from "#components/forms/segmented.tsx";
import { ListTable } from "#components/tables/list-table.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { ListPages } from "#features/personage/lists/list-pages.tsx";
import { Amount, Share } from "#features/personage/values/amount.tsx";
import { SignedAmount } from "#features/personage/values/signed-amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { asYen } from "#lib/amount/yen.ts";
import { rowsOfPage } from "#lib/paging.ts";
import { DAY_MS } from "#lib/time/tokyo-day.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { TotalCurve } from "./total-curve.tsx";
import { type Return, type TotalSeries, type TotalStep } from "./total-series.ts";

/** Ranges in days; null is the whole history. */
const RANGES = { "1m": 30, "3m": 91, "1y": 365, all: null } as const;
type Range = keyof typeof RANGES;

export function TotalChart({ series, now }: { series: TotalSeries; now: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const [range, setRange] = useState<Range>("all");
  const [page, setPage] = useState(1);
  const days = RANGES[range];
  const from = days === null ? Math.min(series.steps[0]?.at ?? now, now - DAY_MS) : now - days * DAY_MS;
  const rows = series.steps.toReversed();
  return (
    <ChartFrame
      interactive
      title={<Trans>Total assets over time</Trans>}
      lead={<ReturnFigure result={series.result} />}
      note={
        <Trans>
          A withdrawal counts until it is paid out. The return is earnings and rewards paid, less withdrawal fees.
        </Trans>
      }
      chart={
        <chakra.div display="grid" gap="4">
          <Segmented<Range>
            hideLegend
            legend={<Trans>Period</Trans>}
            value={range}
            onChange={setRange}
            options={[
              { value: "1m", label: <Trans>1 month</Trans> },
              { value: "3m", label: <Trans>3 months</Trans> },
              { value: "1y", label: <Trans>1 year</Trans> },
              { value: "all", label: <Trans context="period">All</Trans> },
            ]}
          />
          <TotalCurve series={series} from={from} now={now} />
        </chakra.div>
      }
      table={(seen) => (
        <ListPages page={page} total={rows.length} onPage={setPage} pager={seen}>
          <ListTable<TotalStep>
            caption={t`Total assets over time`}
            rows={rowsOfPage(rows, page)}
            keyOf={({ id }) => id}
            columns={[
              { label: t`Description`, cell: ({ explanation }) => <bdi>{explanation}</bdi> },
              { label: t`Date`, cell: ({ at }) => <time>{format.date(at)}</time> },
              {
                label: t({ message: "Change", context: "of the total" }),
                align: "end",
                cell: ({ change }) => <Signed yen={change} />,
              },
              { label: t`Total assets`, align: "end", cell: ({ total }) => <Amount value={total} size="sm" /> },
            ]}
          />
        </ListPages>
      )}
    />
  );
}

function ReturnFigure({ result: { since, paidIn, yen, percent } }: { result: Return }) {
  const format = useFormat();
  const day = format.longDate(since);
  return (
    <chakra.dl display="grid" gap="0.5">
      <Muted as="dt">
        <Trans>Return since {day}</Trans>
      </Muted>
      <chakra.dd display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" fontWeight="semibold">
        <Signed yen={yen} />
        <Share percent={percent} />
        <Muted as="span" fontWeight="normal">
          <Trans>
            on <Amount value={paidIn} size="sm" /> deposited
          </Trans>
        </Muted>
      </chakra.dd>
    </chakra.dl>
  );
}

const Signed = ({ yen }: { yen: number }) => (
  <SignedAmount isReturn direction={yen < 0 ? "expense" : "income"} value={asYen(Math.abs(yen))} />
);
