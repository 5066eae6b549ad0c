import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { Eye, EyeOff, Printer } from "lucide-react";
import { type ReactNode, startTransition, useOptimistic } from "react";
import { type Assets, getAssetsQuery } from "#api/user.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Figure } from "#components/ui/figure.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SectionButton } from "#features/personage/frame/section-link.tsx";
import { Amount } from "#features/personage/lists/amount.tsx";
import { REFETCH_ON_OPEN } from "#features/personage/lists/refetch-on-open.ts";
import type { Yen } from "#lib/yen.ts";
import { amountsHiddenAtom } from "#state/amounts-hidden.ts";
import { useSession } from "#state/session.ts";
import { AfterPaint } from "./after-paint.tsx";
import { AllocationBar } from "./allocation-bar.tsx";
import { allocationOf, isDivided, reservedOf } from "./allocation.ts";
import { ChartsSkeleton } from "./charts/charts-skeleton.tsx";
import { mayBeNewMember } from "./may-be-new-member.ts";

const FirstSteps = lateComponent(
  async () => (await import("./first-steps.tsx")).FirstSteps,
  <Skeleton height="22rem" borderRadius="panel" />,
);
// Without a skeleton: most members with holdings have completed their steps.
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
  const reserved = reservedOf(assets);
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
      {isDivided(assets) && <AllocationBar allocation={allocationOf(assets)} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))", sm: "auto auto" }}
        justifyContent={{ sm: "start" }}
        gap="3"
      >
        <SectionButton to="top-up">
          <Trans>Top up</Trans>
        </SectionButton>
        <SectionButton to="withdrawal" variant="outline">
          <Trans>Withdraw</Trans>
        </SectionButton>
      </chakra.div>
      {isNew && <FirstSteps assets={assets} />}
      {assets.totalAssets !== 0 && (
        <FigureList>
          <Figure label={<Trans>Available balance</Trans>}>
            <Amount value={assets.balance} size="lg" />
          </Figure>
          <NonZero label={<Trans>Invested amount</Trans>} value={assets.holdingsValue} />
          {reserved !== null && <NonZero label={<Trans>Withdrawal in progress</Trans>} value={reserved} />}
          <NonZero label={<Trans>Total earnings</Trans>} value={assets.totalProfit} />
          <NonZero label={<Trans>Invite rewards</Trans>} value={assets.invitationBonus} />
        </FigureList>
      )}
      <AfterPaint fallback={isNew ? null : <ChartsSkeleton />}>
        {!isNew && <RemainingSteps assets={assets} />}
        <InProgress />
        <AssetPictures assets={assets} />
      </AfterPaint>
    </Stack>
  );
}

/** A number, omitted while it is 0. */
const NonZero = ({ label, value }: { label: ReactNode; value: Yen | null }) =>
  value !== 0 && (
    <Figure label={label}>
      <Amount value={value} size="lg" />
    </Figure>
  );

/** A separate component, so that pressing it does not re-render all amounts. */
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

/** Printed, the section is a document (rule R9). */
function PrintAssets() {
  const { t } = useLingui();
  return (
    <IconButton aria-label={t`Print`} marginStart="-2" onClick={() => window.print()}>
      <Icon of={Printer} />
    </IconButton>
  );
}

/** One line per amount on phones, else side by side. */
const FigureList = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", xl: "repeat(4, 1fr)" },
    columnGap: "8",
    borderTopWidth: { base: "0", sm: "1px" },
    paddingTop: { sm: "2" },
    "& > div": {
      display: "flex",
      flexDirection: { base: "row", sm: "column" },
      justifyContent: "space-between",
      alignItems: { base: "baseline", sm: "flex-start" },
      gap: "1",
      paddingY: { base: "3.5", sm: "4" },
      borderTopWidth: { base: "1px", sm: "0" },
    },
  },
});

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
