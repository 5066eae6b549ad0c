// The dashboard's charts, each with its own query.
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { read } from "#back-office/api/calls.ts";
import { BarChart } from "#back-office/parts/gallery/charts/bar-chart.tsx";
import { ChartCard } from "#back-office/parts/gallery/charts/chart-card.tsx";
import { LEGEND_PX } from "#back-office/parts/gallery/charts/legend.tsx";
import { LineChart } from "#back-office/parts/gallery/charts/line-chart.tsx";
import { PieChart } from "#back-office/parts/gallery/charts/pie-chart.tsx";
import { useNames } from "./names.ts";

const CHART_PX = 280;
/** Height of the pie chart in pixels on screens below 1280 px, where its legend needs more space. */
const PIE_PX = 348;

interface CardProps {
  readonly title: string;
}

/** A named value as a row of a chart's table. */
const rowOf = ({ name, value }: { readonly name: string; readonly value: number }) => ({ name, values: [value] });

/** Sources of visitors, as a pie chart. */
export function SourcesCard({ title }: CardProps) {
  const { t } = useLingui();
  const names = useNames();
  const query = useQuery(read("/mock/analysis/userAccessSource"));
  const points = query.data?.map(({ name, value }) => ({ name: names(name), value }));
  return (
    <ChartCard
      title={title}
      of={t`Source`}
      labels={[t`Visits`]}
      query={query}
      rows={points?.map(rowOf)}
      height={CHART_PX}
      narrowHeight={PIE_PX}
    >
      <PieChart data={points ?? []} />
    </ChartCard>
  );
}

/** Visits per weekday, as bars; `height` in pixels. */
export function WeekCard({ title, height = CHART_PX }: CardProps & { readonly height?: number }) {
  const { t } = useLingui();
  const names = useNames();
  const query = useQuery(read("/mock/analysis/weeklyUserActivity"));
  const points = query.data?.map(({ name, value }) => ({ name: names(name), value }));
  return (
    <ChartCard title={title} of={t`Day`} labels={[t`Visits`]} query={query} rows={points?.map(rowOf)} height={height}>
      <BarChart data={points ?? []} height={height} />
    </ChartCard>
  );
}

/** Estimated and actual sales per month, as two lines. */
export function SalesCard({ title }: CardProps) {
  const { t } = useLingui();
  const names = useNames();
  const query = useQuery(read("/mock/analysis/monthlySales"));
  const year = query.data;
  const labels = [t`Estimated`, t`Actual`] as const;
  return (
    <ChartCard
      title={title}
      of={t`Month`}
      labels={labels}
      query={query}
      rows={year?.map(({ name, estimate, actual }) => ({ name: names(name), values: [estimate, actual] }))}
      height={CHART_PX + LEGEND_PX}
    >
      <LineChart
        height={CHART_PX}
        names={year?.map(({ name }) => names(name)) ?? []}
        series={[
          { label: labels[0], values: year?.map(({ estimate }) => estimate) ?? [] },
          { label: labels[1], values: year?.map(({ actual }) => actual) ?? [] },
        ]}
      />
    </ChartCard>
  );
}
