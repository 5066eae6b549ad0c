import { Trans } from "@lingui/react/macro";
import { RequestName } from "#features/personage/money-request/request-texts.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { InReviewText } from "./in-review-text.tsx";
import { TopUpsLink } from "./record-link.tsx";
import type { OrderFunds } from "./use-order-funds.ts";

/**
 * The shortage of a purchase, and the top-ups that are in review, were just rejected or have an unknown outcome (rule
 * F2).
 */
export function Shortfall({ funds }: { funds: OrderFunds }) {
  const { missing, inReview, topUps, rejected, lost, isPending } = funds;
  return (
    <>
      <Trans>
        Your balance is <Amount value={missing} size="fit" /> short.
      </Trans>
      {!isPending && inReview > 0 && (
        <>
          <SentenceGap />
          <InReviewText funds={funds} /> <TopUpsLink topUps={topUps} />
        </>
      )}
      {!isPending && rejected !== null && (
        <>
          <SentenceGap />
          <RejectedText rejected={rejected} />
        </>
      )}
      {lost !== null && (
        <>
          <SentenceGap />
          <Trans>
            We do not know yet whether this was received: <RequestName request={lost} />. Please check it before you
            transfer anything.
          </Trans>
        </>
      )}
    </>
  );
}

export function RejectedText({ rejected: { tab, record } }: { rejected: NonNullable<OrderFunds["rejected"]> }) {
  return (
    <>
      <Trans>Your last top-up was not accepted.</Trans>
      <SentenceGap />
      <SectionLink to="records" tab={tab} dialog="record" id={String(record.id)} color="inherit">
        <Trans>What you can do</Trans>
      </SectionLink>
    </>
  );
}
