import { Trans } from "@lingui/react/macro";
import type { Holding } from "#api/orders.ts";
import { Amount } from "#features/personage/lists/amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { sumYen } from "#lib/yen.ts";
import { Sentence } from "#shared/pay-and-receive.tsx";

/** The price of a holding, with its payout and date (rule E9). */
export function HoldingSentence({ holding, size }: { holding: Holding; size?: "lg" }) {
  const format = useFormat();
  const { price, expectedProfit, start, end, state } = holding;
  const [paidOn, endsOn] = [format.longDate(start), format.longDate(end)];
  const paid = sumYen([price, expectedProfit]);
  return (
    <Sentence {...(size && { size })}>
      {state === "matured" ? (
        <Trans>
          You paid <Amount value={price} size="fit" /> on <b>{paidOn}</b> and received{" "}
          <Amount value={paid} size="fit" /> on <b>{endsOn}</b>.
        </Trans>
      ) : state === "checking" ? (
        <Trans>
          You paid <Amount value={price} size="fit" /> on <b>{paidOn}</b>. The term ended on <b>{endsOn}</b>, and your
          payout is being checked. Nothing has been paid yet.
        </Trans>
      ) : (
        <Trans>
          You paid <Amount value={price} size="fit" /> on <b>{paidOn}</b> and will receive about{" "}
          <Amount value={paid} size="fit" /> on <b>{endsOn}</b> (estimate).
        </Trans>
      )}
    </Sentence>
  );
}
