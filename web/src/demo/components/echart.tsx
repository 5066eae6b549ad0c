import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { read } from "#demo/api/calls.ts";
import { useNames } from "#demo/dashboard/names.ts";
import { BarChart } from "#demo/parts/gallery/charts/bar-chart.tsx";
import { ChartCard } from "#demo/parts/gallery/charts/chart-card.tsx";
import { LEGEND_PX } from "#demo/parts/gallery/charts/legend.tsx";
import { LineChart } from "#demo/parts/gallery/charts/line-chart.tsx";
import { PieChart } from "#demo/parts/gallery/charts/pie-chart.tsx";
import { WordCloud } from "#demo/parts/gallery/charts/word-cloud.tsx";

const CHART_PX = 280;
/** With its legend below it. */
const PIE_PX = 348;

/** What this web is made of, and how large each part is in it: names of products, alike in every language. */
const WORDS = [
  { name: "React", value: 1000 },
  { name: "TypeScript", value: 920 },
  { name: "Chakra UI", value: 760 },
  { name: "TanStack Router", value: 640 },
  { name: "TanStack Query", value: 600 },
  { name: "Lingui", value: 520 },
  { name: "visx", value: 480 },
  { name: "Jotai", value: 420 },
  { name: "Vite", value: 400 },
  { name: "Ark UI", value: 380 },
  { name: "Tiptap", value: 340 },
  { name: "CodeMirror", value: 320 },
  { name: "Fastify", value: 300 },
  { name: "OpenAPI", value: 280 },
  { name: "Playwright", value: 260 },
  { name: "Vitest", value: 240 },
  { name: "lowdb", value: 200 },
  { name: "axe", value: 180 },
  { name: "oxlint", value: 160 },
  { name: "pnpm", value: 140 },
] as const;

/** The kinds of chart, on the dashboard's figures. */
export function View() {
  const { t } = useLingui();
  const names = useNames();
  const sources = useQuery(read("/mock/analysis/userAccessSource")).data;
  const week = useQuery(read("/mock/analysis/weeklyUserActivity")).data;
  const year = useQuery(read("/mock/analysis/monthlySales")).data;
  const named = (points: typeof sources) => points?.map(({ name, value }) => ({ name: names(name), value }));
  const rows = (points: readonly { name: string; value: number }[] | undefined) =>
    points?.map(({ name, value }) => ({ name, values: [value] }));
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" }}
    >
      <ChartCard
        title={t`Pie`}
        of={t`Source`}
        labels={[t`Visits`]}
        rows={rows(named(sources))}
        height={CHART_PX}
        narrowHeight={PIE_PX}
      >
        <PieChart data={named(sources) ?? []} />
      </ChartCard>
      <ChartCard title={t`Bars`} of={t`Day`} labels={[t`Visits`]} rows={rows(named(week))} height={CHART_PX}>
        <BarChart data={named(week) ?? []} height={CHART_PX} />
      </ChartCard>
      <ChartCard
        title={t`Lines`}
        of={t`Month`}
        labels={[t`Estimated`, t`Actual`]}
        rows={year?.map(({ name, estimate, actual }) => ({ name: names(name), values: [estimate, actual] }))}
        height={CHART_PX + LEGEND_PX}
      >
        <LineChart
          height={CHART_PX}
          names={year?.map(({ name }) => names(name)) ?? []}
          series={[
            { label: t`Estimated`, values: year?.map(({ estimate }) => estimate) ?? [] },
            { label: t`Actual`, values: year?.map(({ actual }) => actual) ?? [] },
          ]}
        />
      </ChartCard>
      <ChartCard
        title={t`Word cloud`}
        of={t`Word`}
        labels={[t`Weight`]}
        rows={rows(WORDS)}
        height={CHART_PX + LEGEND_PX}
      >
        <WordCloud data={WORDS} height={CHART_PX + LEGEND_PX} />
      </ChartCard>
    </chakra.div>
  );
}
