import { Trans } from "@lingui/react/macro";
import { Amount } from "#features/personage/values/amount.tsx";
import { useUsualTimes } from "#features/personage/wallet-record/usual-times.ts";
import type { OrderFunds } from "./use-order-funds.ts";

/** The effect of the top-ups in review on an order. */
export function InReviewText({ funds: { topUps, inReview, remaining } }: { funds: OrderFunds }) {
  const times = useUsualTimes();
  // The slower method decides when all top-ups have been credited.
  const time = topUps.some(({ tab }) => tab === "deposit") ? times.deposit : times["coin-deposit"];
  return remaining === 0 ? (
    <Trans>
      <Amount value={inReview} size="fit" /> is being checked; you can buy as soon as it is credited (usually within{" "}
      {time}).
    </Trans>
  ) : (
    <Trans>
      <Amount value={inReview} size="fit" /> is being checked. You need <Amount value={remaining} size="fit" /> more to
      buy.
    </Trans>
  );
}
