import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Check, Clock, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { getMyFundsQuery } from "#api/orders.ts";
import { type Assets, getAuditInfoQuery } from "#api/user.ts";
import { getPayPasswordQuery } from "#api/wallet.ts";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Panel } from "#components/ui/panel.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SET_PAY_PASSWORD } from "#features/personage/pay-password-place.ts";
import { SectionButton, SectionLink } from "#features/personage/section-link.tsx";
import { useNewestRecords } from "#features/personage/use-newest-records.ts";
import { useWallets } from "#features/personage/use-wallets.ts";
import type { SectionPlace } from "#lib/sections.ts";
import { type FirstStep, nextStep, type StepName, type StepState, stepsOf } from "./steps-of.ts";

/** The way to the first holding, step by step, with the one to take now (rule R2). Gone once there is a holding. */
export function FirstSteps({ assets }: { assets: Assets }) {
  const holdings = useQuery(getMyFundsQuery());
  const identity = useQuery(getAuditInfoQuery());
  const payPassword = useQuery(getPayPasswordQuery());
  const newest = useNewestRecords();
  const wallets = useWallets();
  if (holdings.data && holdings.data.length > 0) return null;
  const pending = [holdings, identity, payPassword].some(({ isPending }) => isPending);
  if (pending || !newest.settled || !wallets.settled) return <Skeleton height="22rem" borderRadius="panel" />;
  const steps = stepsOf({
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
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="4">
        <Heading id="first-steps" size="sm">
          <Trans>Your first steps</Trans>
        </Heading>
        <Muted>
          <Trans>
            {done} of {all} done
          </Trans>
        </Muted>
      </chakra.div>
      <chakra.ol listStyle="none" display="grid">
        {steps.map((step, index) => (
          <Step key={step.name} step={step} number={index + 1} next={step.name === next} />
        ))}
      </chakra.ol>
    </Panel>
  );
}

const TITLES: Readonly<Record<StepName, ReactNode>> = {
  identity: <Trans>Verify your identity</Trans>,
  "top-up": <Trans>Top up your account</Trans>,
  purchase: <Trans>Buy your first product</Trans>,
  withdrawal: <Trans>Prepare withdrawals</Trans>,
};

function Step({ step: { name, state }, number, next }: { step: FirstStep; number: number; next: boolean }) {
  return (
    <chakra.li
      display="flex"
      // Large text goes below its number.
      flexWrap="wrap"
      columnGap="3"
      paddingY="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: "0", paddingTop: "0" }}
      _last={{ paddingBottom: "0" }}
      lineHeight="snug"
      aria-current={next ? "step" : undefined}
    >
      <Mark state={state} number={number} />
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="1"
        justifyItems="start"
        flex="1 1 9rem"
        minWidth="0"
      >
        <chakra.h3 fontSize="md" color={state === "done" ? "ink.second" : "ink"}>
          {TITLES[name]}
        </chakra.h3>
        <Muted>
          <StepText name={name} state={state} />
        </Muted>
        {state !== "done" && <StepLink name={name} state={state} next={next} />}
      </chakra.div>
    </chakra.li>
  );
}

function Mark({ state, number }: { state: StepState; number: number }) {
  switch (state) {
    case "done":
      return (
        <Sign aria-hidden look="done">
          <Icon of={Check} size={16} />
        </Sign>
      );
    case "waiting":
      return (
        <Sign aria-hidden look="review">
          <Icon of={Clock} size={16} />
        </Sign>
      );
    case "again":
      return (
        <Sign aria-hidden look="review">
          <Icon of={RotateCcw} size={16} />
        </Sign>
      );
    case "open":
    case "password":
      return <Sign aria-hidden>{number}</Sign>;
  }
}

const Sign = chakra("span", {
  base: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    boxSize: "7",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "transparent",
    fontSize: "sm",
    fontWeight: "semibold",
  },
  variants: {
    look: {
      number: { borderColor: "brand", color: "ink" },
      done: { bg: "success.soft", color: "success" },
      review: { bg: "review.soft", color: "review" },
    },
  },
  defaultVariants: { look: "number" },
});

function StepText({ name, state }: FirstStep) {
  if (state === "done") return <Trans>Done.</Trans>;
  switch (name) {
    case "identity":
      if (state === "waiting") return <Trans>We are checking your documents, usually within 2 business days.</Trans>;
      if (state === "again") return <Trans>Your documents were not accepted. You can submit new ones.</Trans>;
      return <Trans>A photo of your document is enough. You can top up and buy before it is checked.</Trans>;
    case "top-up":
      if (state === "waiting") return <Trans>We are checking that your money has arrived. Then you can buy.</Trans>;
      if (state === "again")
        return <Trans>Your top-up was not accepted. The record says why, and what you can do.</Trans>;
      return <Trans>By bank transfer in yen, or in USDT. It is credited in yen once it has been checked.</Trans>;
    case "purchase":
      return <Trans>Choose a product and an amount. Before you confirm you see what is paid back, and when.</Trans>;
    case "withdrawal":
      if (state === "waiting") return <Trans>We are checking the account or address you registered.</Trans>;
      if (state === "again") return <Trans>What you registered was sent back. Please register it again.</Trans>;
      return <Trans>A trading password, and the account or address that your money goes to.</Trans>;
  }
}

function placeOf(name: StepName, state: StepState): SectionPlace {
  switch (name) {
    case "identity":
      return { to: "identity" };
    case "top-up":
      return state === "waiting" || state === "again" ? { to: "records" } : { to: "top-up" };
    case "purchase":
      return { to: "products" };
    case "withdrawal":
      return state === "password" ? SET_PAY_PASSWORD : { to: "withdrawal" };
  }
}

function StepLink({ name, state, next }: FirstStep & { next: boolean }) {
  const words: Readonly<Record<StepName, ReactNode>> = {
    identity: state === "waiting" ? <Trans>See how it stands</Trans> : <Trans>Submit your document</Trans>,
    "top-up": state === "open" ? <Trans>Top up</Trans> : <Trans>Open the records</Trans>,
    purchase: <Trans>See what you can buy</Trans>,
    withdrawal:
      state === "password" ? (
        <Trans>Set a trading password</Trans>
      ) : state === "waiting" ? (
        <Trans>See how it stands</Trans>
      ) : (
        <Trans>Register an account or address</Trans>
      ),
  };
  const place = placeOf(name, state);
  if (!next) {
    return (
      <SectionLink {...place} comeBack>
        {words[name]}
      </SectionLink>
    );
  }
  return (
    <chakra.div paddingTop="1.5">
      <SectionButton {...place} size="sm" comeBack>
        {words[name]}
      </SectionButton>
    </chakra.div>
  );
}
