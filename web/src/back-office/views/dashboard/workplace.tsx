import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { read } from "#back-office/api/calls.ts";
import { ChartCard } from "#back-office/parts/gallery/charts/chart-card.tsx";
import { LEGEND_PX } from "#back-office/parts/gallery/charts/legend.tsx";
import { RadarChart } from "#back-office/parts/gallery/charts/radar-chart.tsx";
import { Greeting } from "./greeting.tsx";
import { useNames } from "./names.ts";
import { Shortcuts } from "./shortcuts.tsx";
import { Activity, Projects, Team } from "./workplace-lists.tsx";

const RADAR_PX = 260;

/** The user's workplace: counters, projects, activity, shortcuts, a comparison with the team, and the teams. */
export function View() {
  const { t } = useLingui();
  const names = useNames();
  const query = useQuery(read("/mock/workplace/radar"));
  const radar = query.data;
  const labels = [t`Me`, t`Team`];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Greeting />
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }}
      >
        <Column>
          <Projects />
          <Activity />
        </Column>
        <Column>
          <Shortcuts />
          <ChartCard
            title={t`Me and the team`}
            of={t`Measure`}
            labels={labels}
            query={query}
            rows={radar?.map(({ name, personal, team }) => ({ name: names(name), values: [personal, team] }))}
            height={RADAR_PX + LEGEND_PX}
          >
            <RadarChart
              height={RADAR_PX}
              labels={labels}
              axes={
                radar?.map(({ name, max, personal, team }) => ({ name: names(name), max, values: [personal, team] })) ??
                []
              }
            />
          </ChartCard>
          <Team />
        </Column>
      </chakra.div>
    </chakra.div>
  );
}

const Column = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" } });
