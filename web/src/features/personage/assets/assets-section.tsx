import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { Eye, EyeOff, Printer } from "lucide-react";
import { startTransition, useOptimistic } from "react";
import { REFETCH_ON_OPEN } from "#api/refetch-on-open.ts";
import { type Assets, getAssetsQuery } from "#api/user.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { amountsHiddenAtom } from "#state/amounts-hidden.ts";
import { useSession } from "#state/session.ts";
import { AfterPaint } from "./after-paint.tsx";
import { AssetParts } from "./asset-parts.tsx";
import { ChartsSkeleton } from "./charts/charts-skeleton.tsx";
import { mayBeNewMember } from "./may-be-new-member.ts";
import { StepsSkeleton } from "./steps-skeleton.tsx";

const FirstSteps = lateComponent(async () => (await import("./first-steps.tsx")).FirstSteps, <StepsSkeleton />);
// No skeleton, because most members with holdings have completed their steps, so that nothing appears here.
const RemainingSteps = lateComponent(async () => (await import("./first-steps.tsx")).FirstSteps);
const InProgress = lateComponent(async () => (await import("./in-progress.tsx")).InProgress);
const AssetPictures = lateComponent(
  async () => (await import("./charts/asset-charts.tsx")).AssetCharts,
  <ChartsSkeleton />,
);

/** The member's amounts, the total first (rule L4). */
export function AssetsSection() {
  const session = useSession();
  const assets = useQuery({ ...getAssetsQuery(), ...REFETCH_ON_OPEN });
  return (
    <Stack gap="6">
      <Muted overflowWrap="anywhere" marginTop={{ base: "-2", md: "-6" }}>
        <Trans>Account</Trans>{" "}
        <chakra.span color="ink" fontWeight="medium">
          {session?.mobile ?? session?.email ?? <NoValue />}
        </chakra.span>
      </Muted>
      <QueryView query={assets} skeleton={<AssetsSkeleton />}>
        {(data) => <AssetFigures assets={data} />}
      </QueryView>
    </Stack>
  );
}

function AssetFigures({ assets }: { assets: Assets }) {
  const isNew = mayBeNewMember(assets);
  return (
    <Stack gap={{ base: "7", md: "8" }}>
      <Stack gap="1">
        <chakra.div display="flex" alignItems="center" gap="1">
          <Muted as="h2" fontWeight="medium">
            <Trans>Total assets</Trans>
          </Muted>
          <HideAmounts />
          <PrintAssets />
        </chakra.div>
        <Amount value={assets.totalAssets} size="xl" />
      </Stack>
      <AssetParts assets={assets} />
      {isNew && <FirstSteps assets={assets} />}
      <AfterPaint fallback={isNew ? null : <ChartsSkeleton />}>
        {!isNew && <RemainingSteps assets={assets} />}
        <InProgress />
        <AssetPictures assets={assets} />
      </AfterPaint>
    </Stack>
  );
}

/** A separate component, so that the optimistic update re-renders only this button. */
function HideAmounts() {
  const { t } = useLingui();
  const [hidden, setHidden] = useAtom(amountsHiddenAtom);
  // The button responds at once; the amounts, possibly hundreds, follow.
  const [pressed, press] = useOptimistic(hidden);
  const turn = () =>
    startTransition(() => {
      press(!pressed);
      setHidden(!pressed);
    });
  return (
    <IconButton aria-label={t`Hide amounts`} aria-pressed={pressed} onClick={turn}>
      <Icon of={pressed ? EyeOff : Eye} />
    </IconButton>
  );
}

function PrintAssets() {
  const { t } = useLingui();
  return (
    <IconButton aria-label={t`Print`} marginStart="-2" onClick={() => window.print()}>
      <Icon of={Printer} />
    </IconButton>
  );
}

/** As high as the window, so that the footer does not jump when content loads. */
function AssetsSkeleton() {
  return (
    <chakra.div display="grid" gap="8" alignContent="start" minHeight="100dvh">
      <Stack gap="4" paddingTop="3">
        <Skeleton width="9rem" />
        <Skeleton width="16rem" height="12" />
      </Stack>
      <Skeleton height="2.5" borderRadius="full" />
      <chakra.div display="flex" gap="3">
        <Skeleton width="8rem" height="control" borderRadius="control" />
        <Skeleton width="8rem" height="control" borderRadius="control" />
      </chakra.div>
      <Skeleton height="20" />
    </chakra.div>
  );
}
