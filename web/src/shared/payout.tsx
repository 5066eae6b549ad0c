import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Muted } from "#components/ui/muted.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Maturity } from "#lib/product/earnings.ts";

interface PayoutProps {
  /** Null while no amount is entered. */
  amount: Yen | null;
  /** The payout; null if it cannot be computed. */
  maturity: Maturity | null;
  /** Shown instead of the date, to say why there is no payout. */
  missing?: ReactNode;
}

/** The estimated payout as the one large amount, below its date (rule E9). */
export function Payout({ amount, maturity, missing }: PayoutProps) {
  const format = useFormat();
  const [day, receive] = [format.longDate(maturity?.endsAt ?? null), format.yen(maturity?.paid ?? null)];
  return (
    <output aria-live="polite">
      <LargeAmount
        label={
          amount !== null && maturity ? (
            <Trans>You receive on {day} (estimate)</Trans>
          ) : (
            (missing ?? (amount === null && <Trans>Enter an amount to see what you would receive, and when.</Trans>))
          )
        }
      >
        {amount !== null && maturity ? <Trans>about {receive}</Trans> : <NoValue />}
      </LargeAmount>
    </output>
  );
}

/** An amount as the one large number of a panel, below its label. */
export function LargeAmount({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <chakra.span display="grid" gap="1">
      <Muted as="span" lineHeight="snug">
        {label}
      </Muted>
      <Large>{children}</Large>
    </chakra.span>
  );
}

const Large = chakra("span", {
  base: {
    // Limits the size on narrow phones with large text.
    fontSize: "min({fontSizes.3xl}, 11vw)",
    fontWeight: "semibold",
    letterSpacing: "-0.02em",
    lineHeight: "heading",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
});
