import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ApiError } from "#api/api-error.ts";
import { formRefusal } from "#api/form-refusal.ts";
import { SectionLink } from "#features/personage/frame/section-link.tsx";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { keepIntent } from "#state/intents.ts";
import { useSession } from "#state/session.ts";
import { type MoneyIntent, type MoneyPath, RESULT_SECTIONS } from "./money-requests.ts";
import { useReportByForm } from "./reported-by-form.ts";
import { ResultLinkText } from "./result-link-text.tsx";
import { useMoneyRequests, useReceiptCheck } from "./use-pending-requests.ts";

interface MoneyRefusal {
  /**
   * The reason of a failure, or that the outcome is unknown; null if a field or toast shows it, or if nothing failed.
   */
  readonly refusal: ReactNode;
  /** The response was lost: the balance may or may not have been charged. */
  readonly unknown: boolean;
  /** The request with a lost response, once it is known to have succeeded. */
  readonly arrived: MoneyIntent | null;
}

interface MoneyRefusalOptions {
  busy: boolean;
  shownAtField: boolean;
  /** Shown after a lost response. */
  unknown: string;
  /** Shows the result of a request whose response was lost; nothing else reports that request from then on. */
  onArrived?: (arrived: MoneyIntent) => void;
}

/**
 * A money form's report about its own pending or unknown request; nothing else reports it then. After a lost response
 * it looks for the request in the records and links to it; once found, the request has not failed (rule F8).
 */
export function useMoneyRefusal(
  path: MoneyPath,
  error: Error | null,
  { busy, shownAtField, unknown, onArrived }: MoneyRefusalOptions,
): MoneyRefusal {
  const memberId = useSession()?.id ?? 0;
  const isUnknown = error instanceof ApiError && error.outcomeUnknown;
  const sent = useLastSent(path);
  useReportByForm(path, busy || isUnknown);
  const arrived = isUnknown && sent?.result === "arrived" ? sent : null;
  const arrivedKey = arrived?.key;
  const showResult = useEffectEvent(() => {
    if (arrived === null || onArrived === undefined) return;
    keepIntent(memberId, { ...arrived, result: "done" });
    onArrived(arrived);
  });
  useEffect(() => {
    if (arrivedKey !== undefined) showResult();
  }, [arrivedKey]);
  const text = formRefusal(error, shownAtField, unknown);
  if (!isUnknown) return { refusal: text, unknown: false, arrived: null };
  const isKnown = sent?.result === "arrived" || sent?.result === "done";
  return {
    refusal: isKnown ? null : sent?.result === "unknown" ? <LostResponse kept={sent} text={text} /> : text,
    unknown: true,
    arrived,
  };
}

/** The most recently sent request of a path; a request that is resent keeps its position in the list. */
const useLastSent = (path: MoneyPath): MoneyIntent | undefined =>
  useMoneyRequests()
    .filter((kept) => kept.path === path)
    .toSorted((a, b) => a.lastAt - b.lastAt)
    .at(-1);

function LostResponse({ kept, text }: { kept: MoneyIntent; text: ReactNode }) {
  const { arrived, asking, failed } = useReceiptCheck(kept);
  return (
    <>
      {text}
      <SentenceGap />
      {!arrived && !asking && !failed && (
        <>
          <Trans>We do not see it yet.</Trans>
          <SentenceGap />
        </>
      )}
      <SectionLink {...RESULT_SECTIONS[kept.path]} color="inherit">
        <ResultLinkText path={kept.path} />
      </SectionLink>
    </>
  );
}
