import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { read } from "#demo/api/calls.ts";
import { useNames } from "#demo/dashboard/names.ts";
import { BarChart } from "#demo/parts/gallery/charts/bar-chart.tsx";
import { ChartCard } from "#demo/parts/gallery/charts/chart-card.tsx";

const CHART_PX = 260;

/** A chart to fill a dialog with. */
export function DialogFigures() {
  const { t } = useLingui();
  const names = useNames();
  const week = useQuery(read("/mock/analysis/weeklyUserActivity")).data?.map(({ name, value }) => ({
    name: names(name),
    value,
  }));
  return (
    <ChartCard
      title={t`Visits of a week`}
      of={t`Day`}
      labels={[t`Visits`]}
      rows={week?.map(({ name, value }) => ({ name, values: [value] }))}
      height={CHART_PX}
    >
      <BarChart data={week ?? []} height={CHART_PX} />
    </ChartCard>
  );
}
