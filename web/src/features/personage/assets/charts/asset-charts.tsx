import { useState } from "react";
import type { Assets } from "#api/user.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { type Ledger, useLedger } from "#features/personage/ledger/use-ledger.ts";
import { tokyoDay } from "#lib/time/tokyo-day.ts";
import { serverNow } from "#state/server-clock.ts";
import { AllocationChart } from "./allocation-chart.tsx";
import { partsOf, productsOf } from "./allocation-parts.ts";
import { ChartsSkeleton } from "./charts-skeleton.tsx";
import { NextPayments } from "./next-payments.tsx";
import { ProfitChart } from "./profit-chart.tsx";
import { profitSeries } from "./profit-series.ts";
import { TotalChart } from "./total-chart.tsx";
import { totalSeries } from "./total-series.ts";

/**
 * The next payouts and the charts of the account. There is no chart of the total on its first day, none of the
 * allocation with fewer than two investments, and none of the profit without holdings. Rendered after the numbers are
 * painted, because the chart library is large.
 */
export function AssetCharts({ assets }: { assets: Assets }) {
  const ledger = useLedger();
  return (
    <QueryView query={ledger} skeleton={<ChartsSkeleton />}>
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
  const isFirstDay = tokyoDay(totals?.steps[0]?.at ?? now) === tokyoDay(now);
  return (
    <Stack gap={{ base: "8", md: "10" }}>
      <NextPayments holdings={holdings} now={now} />
      {totals && !isFirstDay && <TotalChart series={totals} now={now} />}
      {/* With one investment, the bar under the total already shows the same parts. */}
      {productsOf(parts).length > 1 && <AllocationChart parts={parts} />}
      {series && <ProfitChart series={series} now={now} />}
    </Stack>
  );
}
