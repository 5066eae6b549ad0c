import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getMyFundsQuery, type Holding } from "#api/orders.ts";
import type { Assets } from "#api/user.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { serverNow } from "#state/server-clock.ts";
import { AllocationChart } from "./allocation-chart.tsx";
import { partsOf } from "./parts.ts";
import { ChartsSkeleton } from "./charts-skeleton.tsx";
import { ProfitChart } from "./profit-chart.tsx";
import { TotalChart } from "./total-chart.tsx";
import { profitSeries } from "./profit-series.ts";
import { SectionButton } from "#features/personage/frame/section-link.tsx";
import { Stack } from "#components/layout/stack.tsx";

/** The charts of the overview. Loaded after the numbers are painted, since this pulls in the chart library. */
export function AssetCharts({ assets }: { assets: Assets }) {
  const holdings = useQuery(getMyFundsQuery());
  return (
    <QueryView
      query={holdings}
      skeleton={<ChartsSkeleton />}
      isEmpty={(list) => list.length === 0 && assets.totalAssets === 0}
      empty={
        <chakra.div borderTopWidth="1px">
          <EmptyState
            title={<Trans>No assets to show yet</Trans>}
            text={
              <Trans>
                Once there is money in your account, this shows how it is allocated and what your holdings have paid.
              </Trans>
            }
            action={
              <SectionButton to="products" variant="outline">
                <Trans>See what you can buy</Trans>
              </SectionButton>
            }
          />
        </chakra.div>
      }
    >
      {(list) => <Charts assets={assets} holdings={list} />}
    </QueryView>
  );
}

function Charts({ assets, holdings }: { assets: Assets; holdings: readonly Holding[] }) {
  const [now] = useState(serverNow);
  const parts = partsOf(assets, holdings);
  const series = profitSeries(holdings);
  return (
    <Stack gap={{ base: "8", md: "10" }}>
      <TotalChart total={assets.totalAssets} now={now} />
      {parts.length > 0 && <AllocationChart parts={parts} />}
      {series && <ProfitChart series={series} now={now} />}
    </Stack>
  );
}
