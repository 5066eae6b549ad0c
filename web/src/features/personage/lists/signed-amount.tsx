import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { FlowDirection } from "#api/user.ts";
import type { Yen } from "#lib/yen.ts";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { Amount } from "./amount.tsx";

/**
 * A movement with its sign, and a word for screen readers that skip signs. No red and green: they mean opposite things
 * in our three languages.
 */
export function SignedAmount({ direction, value }: { direction: FlowDirection; value: Yen | null }) {
  if (value === null) return <Amount value={null} size="sm" />;
  return (
    <chakra.span whiteSpace="nowrap">
      <VisuallyHidden>{direction === "income" ? <Trans>Income</Trans> : <Trans>Expense</Trans>} </VisuallyHidden>
      <chakra.span aria-hidden fontWeight="semibold">
        {direction === "income" ? "+" : "−"}
      </chakra.span>{" "}
      <Amount value={value} size="sm" />
    </chakra.span>
  );
}
