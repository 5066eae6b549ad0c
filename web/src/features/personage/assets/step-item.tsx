import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Muted } from "#components/ui/muted.tsx";
import type { FirstStep, StepName } from "./first-steps-state.ts";
import { StepLink } from "./step-link.tsx";
import { StepMark } from "./step-mark.tsx";
import { StepText } from "./step-text.tsx";

const TITLES: Readonly<Record<StepName, ReactNode>> = {
  identity: <Trans>Verify your identity</Trans>,
  "top-up": <Trans>Top up your account</Trans>,
  purchase: <Trans>Buy your first product</Trans>,
  withdrawal: <Trans>Set up withdrawals</Trans>,
};

export function StepItem({ step: { name, state }, number, next }: { step: FirstStep; number: number; next: boolean }) {
  return (
    <chakra.li
      display="flex"
      // With large text, the step's text wraps below its number.
      flexWrap="wrap"
      columnGap="3"
      paddingY="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: "0", paddingTop: "0" }}
      _last={{ paddingBottom: "0" }}
      lineHeight="snug"
      aria-current={next ? "step" : undefined}
    >
      <StepMark state={state} number={number} />
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
