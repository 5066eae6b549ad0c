import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ChartCard } from "#back-office/parts/gallery/charts/chart-card.tsx";
import { LEGEND_PX } from "#back-office/parts/gallery/charts/legend.tsx";
import { WordCloud } from "#back-office/parts/gallery/charts/word-cloud.tsx";
import { SalesCard, SourcesCard, WeekCard } from "#back-office/views/dashboard/figure-cards.tsx";

/** Height of the word cloud in pixels: as high as the line chart beside it, with the legend. */
const CLOUD_PX = 280 + LEGEND_PX;

/** Libraries and tools that this repository uses, each with a weight. Their names are not translated. */
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

/** Four kinds of charts; three show the dashboard's data. */
export function View() {
  const { t } = useLingui();
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" }}
    >
      <SourcesCard title={t`Pie`} />
      <WeekCard title={t`Bars`} />
      <SalesCard title={t`Lines`} />
      <ChartCard
        title={t`Word cloud`}
        of={t`Word`}
        labels={[t`Weight`]}
        rows={WORDS.map(({ name, value }) => ({ name, values: [value] }))}
        height={CLOUD_PX}
      >
        <WordCloud data={WORDS} height={CLOUD_PX} />
      </ChartCard>
    </chakra.div>
  );
}
