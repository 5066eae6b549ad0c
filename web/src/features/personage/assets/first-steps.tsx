import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getMyFundsQuery } from "#api/orders.ts";
import { type Assets, getAuditInfoQuery } from "#api/user.ts";
import { getPayPasswordQuery } from "#api/wallet/pay-password.ts";
import { Panel } from "#components/layout/panel.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { useNewestRecords } from "#features/personage/wallet-record/use-newest-records.ts";
import { useWallets } from "#features/personage/wallet-record/use-wallets.ts";
import { WALLETS } from "#lib/chain/chain.ts";
import { areStepsDone, firstSteps, nextStep } from "./first-steps-state.ts";
import { mayBeNewMember } from "./may-be-new-member.ts";
import { StepItem } from "./step-item.tsx";
import { StepsSkeleton } from "./steps-skeleton.tsx";

/**
 * The first steps, with the next one marked (rule R2). Hidden once the member has bought a product, is verified and can
 * withdraw.
 */
export function FirstSteps({ assets }: { assets: Assets }) {
  const holdings = useQuery(getMyFundsQuery());
  const identity = useQuery(getAuditInfoQuery());
  const payPassword = useQuery(getPayPasswordQuery());
  const newest = useNewestRecords();
  const wallets = useWallets();
  const pending = [holdings, identity, payPassword].some(({ isPending }) => isPending);
  if (pending || !newest.settled || !wallets.settled) {
    return mayBeNewMember(assets) ? <StepsSkeleton /> : null;
  }
  const hasHoldings = holdings.data !== undefined && holdings.data.length > 0;
  const steps = firstSteps({
    identity: identity.data?.audit,
    hasHoldings,
    totalAssets: assets.totalAssets ?? 0,
    records: newest.records,
    needsPayPassword: payPassword.data?.needsPayPassword,
    wallets: wallets.wallets,
  });
  // If a query failed, a step may look open although it is done. Show such steps only to members who may be new.
  const isComplete = [holdings, identity, payPassword].every(({ data }) => data !== undefined);
  const isKnown = isComplete && WALLETS.every((wallet) => wallets.wallets[wallet]);
  if (areStepsDone(steps) || (!isKnown && !mayBeNewMember(assets))) return null;
  const next = nextStep(steps);
  const done = steps.filter(({ state }) => state === "done").length;
  const all = steps.length;
  return (
    <Panel as="section" aria-labelledby="first-steps" display="grid" gap="4">
      <SpaceBetween alignItems="baseline">
        <Heading id="first-steps" size="sm">
          <Trans>Your first steps</Trans>
        </Heading>
        <Muted>
          <Trans>
            {done} of {all} done
          </Trans>
        </Muted>
      </SpaceBetween>
      <Stack as="ol" listStyle="none">
        {steps.map((step, index) => (
          <StepItem key={step.name} step={step} number={index + 1} next={step.name === next} />
        ))}
      </Stack>
    </Panel>
  );
}
