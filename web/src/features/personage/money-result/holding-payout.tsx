import { Trans } from "@lingui/react/macro";
import type { Holding } from "#api/orders.ts";
import { Amount } from "#features/personage/values/amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { sumYen } from "#lib/amount/yen.ts";
import { LargeAmount } from "#shared/payout.tsx";

/** The payout of a holding as one large amount, below its date (rule E9). */
export function HoldingPayout({ holding }: { holding: Holding }) {
  const format = useFormat();
  const { price, expectedProfit, end, state } = holding;
  const day = format.longDate(end);
  const payout = <Amount value={sumYen([price, expectedProfit])} size="fit" />;
  if (state === "matured") return <LargeAmount label={<Trans>You received on {day}</Trans>}>{payout}</LargeAmount>;
  return (
    <LargeAmount
      label={
        state === "checking" ? (
          <Trans>The term ended on {day}. Your payout is being checked; nothing has been paid yet.</Trans>
        ) : (
          <Trans>You receive on {day} (estimate)</Trans>
        )
      }
    >
      <Trans>about {payout}</Trans>
    </LargeAmount>
  );
}
