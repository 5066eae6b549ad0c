import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { LoadFailed } from "#components/feedback/load-failed.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { usePlace, type WorldView } from "#console/address.ts";
import { QaError } from "#console/api/client.ts";
import { LiveContext, useLiveWorld, WorldContext } from "#console/api/live.ts";
import { BenchView } from "#console/bench/bench-view.tsx";
import { ClockView } from "#console/clock/clock-view.tsx";
import { PlaceLink } from "#console/parts/row.tsx";
import { ReviewsView } from "#console/reviews/reviews-view.tsx";
import { UndoBar } from "#console/reviews/undo-bar.tsx";
import { UsersView } from "#console/users/users-view.tsx";
import { Frame } from "./frame.tsx";
import { WorldNav } from "./world-nav.tsx";

/** The most used views are in the entry chunk; the `lazy` ones load when opened. */
const VIEWS: Readonly<Record<WorldView, ComponentType>> = {
  bench: BenchView,
  users: UsersView,
  reviews: ReviewsView,
  records: lazy(async () => ({ default: (await import("#console/records/records-view.tsx")).RecordsView })),
  clock: ClockView,
  faults: lazy(async () => ({ default: (await import("#console/faults/faults-view.tsx")).FaultsView })),
  journal: lazy(async () => ({ default: (await import("#console/journal/journal-view.tsx")).JournalView })),
  state: lazy(async () => ({ default: (await import("#console/state/state-view.tsx")).StateView })),
  checks: lazy(async () => ({ default: (await import("#console/checks/checks-view.tsx")).ChecksView })),
  coverage: lazy(async () => ({ default: (await import("#console/calls-seen/coverage-view.tsx")).CoverageView })),
};

export function WorldFrame({ id }: { id: string }) {
  const { t } = useLingui();
  const { view } = usePlace();
  const { data, error, refetch, live } = useLiveWorld(id);
  const View = VIEWS[view];
  const gone = error instanceof QaError && error.code === 404;
  if (gone)
    return (
      <Frame>
        <EmptyState
          title={t`World ${id} does not exist (any more).`}
          action={
            <PlaceLink href="#/worlds">
              <Trans>All worlds</Trans>
            </PlaceLink>
          }
        />
      </Frame>
    );
  if (!data)
    return (
      <Frame>{error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton height="40" />}</Frame>
    );
  return (
    <WorldContext value={data}>
      <LiveContext value={live}>
        <Frame nav={<WorldNav />}>
          <Suspense fallback={<Skeleton height="40" />}>
            <View key={view} />
          </Suspense>
          <UndoBar />
        </Frame>
      </LiveContext>
    </WorldContext>
  );
}
