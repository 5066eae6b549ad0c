import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { FlowDirection } from "#api/user.ts";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import type { Yen } from "#lib/amount/yen.ts";
import { Amount } from "./amount.tsx";

interface SignedAmountProps {
  direction: FlowDirection;
  value: Yen | null;
  /** The amount is a gain or loss, so the word is not "income" or "expense". */
  isReturn?: boolean;
}

/**
 * An amount with its sign, and a word for screen readers that skip signs. Neither red nor green, because in Japan and
 * China red means a rise, elsewhere a loss.
 */
export function SignedAmount({ direction, value, isReturn = false }: SignedAmountProps) {
  const { t } = useLingui();
  const words = isReturn ? { income: t`Gain`, expense: t`Loss` } : { income: t`Income`, expense: t`Expense` };
  if (value === null) return <Amount value={null} size="sm" />;
  return (
    <chakra.span whiteSpace="nowrap">
      <VisuallyHidden>{words[direction]} </VisuallyHidden>
      <chakra.span aria-hidden fontWeight="semibold">
        {direction === "income" ? "+" : "−"}
      </chakra.span>{" "}
      <Amount value={value} size="sm" />
    </chakra.span>
  );
}
