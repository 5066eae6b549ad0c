import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SectionButton, SectionLink } from "#features/personage/navigation/section-link.tsx";
import { SET_PAY_PASSWORD } from "#features/personage/navigation/set-pay-password.ts";
import type { SectionPlace } from "#lib/personage-sections.ts";
import type { FirstStep, StepName, StepState } from "./first-steps-state.ts";

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

/** The link to a step's page; styled as a button if it is the next step. */
export function StepLink({ name, state, next }: FirstStep & { next: boolean }) {
  const words: Readonly<Record<StepName, ReactNode>> = {
    identity: state === "waiting" ? <Trans>Check status</Trans> : <Trans>Submit your document</Trans>,
    "top-up": state === "open" ? <Trans>Top up</Trans> : <Trans>Open the records</Trans>,
    purchase: <Trans>See what you can buy</Trans>,
    withdrawal:
      state === "password" ? (
        <Trans>Set a trading password</Trans>
      ) : state === "waiting" ? (
        <Trans>Check status</Trans>
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
