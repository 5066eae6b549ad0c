import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getMyFundsQuery } from "#api/orders.ts";
import { type Assets, getAuditInfoQuery } from "#api/user.ts";
import { getPayPasswordQuery } from "#api/wallet.ts";
import { Apart } from "#components/layout/apart.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { useNewestRecords } from "#features/personage/lists/use-newest-records.ts";
import { useWallets } from "#features/personage/frame/use-wallets.ts";
import { StepItem } from "./step-item.tsx";
import { nextStep, firstSteps } from "./first-steps-state.ts";

/** The steps to the first holding, with the next one marked (rule R2). Hidden once there is a holding. */
export function FirstSteps({ assets }: { assets: Assets }) {
  const holdings = useQuery(getMyFundsQuery());
  const identity = useQuery(getAuditInfoQuery());
  const payPassword = useQuery(getPayPasswordQuery());
  const newest = useNewestRecords();
  const wallets = useWallets();
  if (holdings.data && holdings.data.length > 0) return null;
  const pending = [holdings, identity, payPassword].some(({ isPending }) => isPending);
  if (pending || !newest.settled || !wallets.settled) return <Skeleton height="22rem" borderRadius="panel" />;
  const steps = firstSteps({
    identity: identity.data?.audit,
    totalAssets: assets.totalAssets,
    records: newest.records,
    needsPayPassword: payPassword.data?.needsPayPassword,
    wallets: wallets.wallets,
  });
  const next = nextStep(steps);
  const done = steps.filter(({ state }) => state === "done").length;
  const all = steps.length;
  return (
    <Panel as="section" aria-labelledby="first-steps" display="grid" gap="4">
      <Apart alignItems="baseline">
        <Heading id="first-steps" size="sm">
          <Trans>Your first steps</Trans>
        </Heading>
        <Muted>
          <Trans>
            {done} of {all} done
          </Trans>
        </Muted>
      </Apart>
      <Stack as="ol" listStyle="none">
        {steps.map((step, index) => (
          <StepItem key={step.name} step={step} number={index + 1} next={step.name === next} />
        ))}
      </Stack>
    </Panel>
  );
}
