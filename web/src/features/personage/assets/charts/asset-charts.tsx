import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Assets } from "#api/user.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { serverNow } from "#state/server-clock.ts";
import { AllocationChart } from "./allocation-chart.tsx";
import { partsOf } from "./parts.ts";
import { ChartsSkeleton } from "./charts-skeleton.tsx";
import { ProfitChart } from "./profit-chart.tsx";
import { NextPayments } from "./next-payments.tsx";
import { TotalChart } from "./total-chart.tsx";
import { totalSeries } from "./total-series.ts";
import { profitSeries } from "./profit-series.ts";
import { SectionButton } from "#features/personage/frame/section-link.tsx";
import { type Ledger, useLedger } from "#features/personage/ledger/use-ledger.ts";
import { Stack } from "#components/layout/stack.tsx";

/** The charts of account assets. Loaded after the numbers are painted, since this pulls in the chart library. */
export function AssetCharts({ assets }: { assets: Assets }) {
  const ledger = useLedger();
  return (
    <QueryView
      query={ledger}
      skeleton={<ChartsSkeleton />}
      isEmpty={({ causes }) => causes.holdings.size === 0 && assets.totalAssets === 0}
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
      {(data) => <Charts assets={assets} ledger={data} />}
    </QueryView>
  );
}

function Charts({ assets, ledger: { flows, causes } }: { assets: Assets; ledger: Ledger }) {
  const [now] = useState(serverNow);
  const holdings = [...causes.holdings.values()];
  const totals = totalSeries(assets.totalAssets, flows, causes);
  const parts = partsOf(assets, holdings);
  const series = profitSeries(holdings);
  return (
    <Stack gap={{ base: "8", md: "10" }}>
      <NextPayments holdings={holdings} now={now} />
      {totals && <TotalChart series={totals} now={now} />}
      {parts.length > 0 && <AllocationChart parts={parts} />}
      {series && <ProfitChart series={series} now={now} />}
    </Stack>
  );
}
