import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { JapaneseYen, type LucideIcon, MessageSquareMore, ShoppingCart, UsersRound } from "lucide-react";
import { read } from "#demo/api/calls.ts";
import { BarChart } from "#demo/parts/gallery/charts/bar-chart.tsx";
import { ChartCard } from "#demo/parts/gallery/charts/chart-card.tsx";
import { LEGEND_PX } from "#demo/parts/gallery/charts/legend.tsx";
import { LineChart } from "#demo/parts/gallery/charts/line-chart.tsx";
import { PieChart } from "#demo/parts/gallery/charts/pie-chart.tsx";
import { NumberCard } from "./number-card.tsx";
import { useNames } from "./names.ts";

const CHART_PX = 280;
/** With its legend below it. */
const PIE_PX = 348;

/** Four figures and three charts, each as soon as its own read is there. */
export function View() {
  const { t } = useLingui();
  const names = useNames();
  const total = useQuery(read("/mock/analysis/total")).data;
  const sources = useQuery(read("/mock/analysis/userAccessSource")).data;
  const week = useQuery(read("/mock/analysis/weeklyUserActivity")).data;
  const year = useQuery(read("/mock/analysis/monthlySales")).data;
  const cards: readonly { label: string; value: number | undefined; of: LucideIcon; tone: 1 | 2 | 3 | 4 }[] = [
    { label: t`New users`, value: total?.users, of: UsersRound, tone: 2 },
    { label: t`Unread messages`, value: total?.messages, of: MessageSquareMore, tone: 1 },
    { label: t`Turnover`, value: total?.moneys, of: JapaneseYen, tone: 3 },
    { label: t`Orders`, value: total?.shoppings, of: ShoppingCart, tone: 4 },
  ];
  const named = (points: typeof sources) => points?.map(({ name, value }) => ({ name: names(name), value }));
  const rows = (points: typeof sources) => named(points)?.map(({ name, value }) => ({ name, values: [value] }));
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.ul
        display="grid"
        gap="4"
        listStyle="none"
        // In large text on a phone one below the other: a figure is never broken.
        gridTemplateColumns={{
          base: "repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))",
          sm: "repeat(2, minmax(0, 1fr))",
          xl: "repeat(4, minmax(0, 1fr))",
        }}
      >
        {cards.map((card) => (
          <NumberCard key={card.label} {...card} />
        ))}
      </chakra.ul>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 2fr) minmax(0, 3fr)" }}
      >
        <ChartCard
          title={t`Where visitors come from`}
          of={t`Source`}
          labels={[t`Visits`]}
          rows={rows(sources)}
          height={CHART_PX}
          narrowHeight={PIE_PX}
        >
          <PieChart data={named(sources) ?? []} />
        </ChartCard>
        <ChartCard title={t`Activity of the week`} of={t`Day`} labels={[t`Visits`]} rows={rows(week)} height={CHART_PX}>
          <BarChart data={named(week) ?? []} height={CHART_PX} />
        </ChartCard>
      </chakra.div>
      <ChartCard
        title={t`Sales by month`}
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
    </chakra.div>
  );
}
