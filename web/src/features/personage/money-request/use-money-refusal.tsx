import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ApiError } from "#api/api-error.ts";
import { formRefusal } from "#api/form-refusal.ts";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { SentenceGap } from "#features/personage/values/sentence-gap.tsx";
import { useSession } from "#state/session.ts";
import { LISTED_IN, type MoneyPath, type MoneyRequest } from "./money-paths.ts";
import { storeRequest } from "./request-store.ts";
import { ResultLinkText } from "./request-texts.tsx";
import { useMoneyRequests, useReceiptCheck, useReportByForm } from "./use-money-requests.ts";

interface MoneyRefusal {
  /**
   * The reason of a failure, or a text that the outcome is unknown. Null if nothing failed, or if a field or a toast
   * shows it.
   */
  readonly refusal: ReactNode;
  /** The response was lost: the balance may or may not have been charged. */
  readonly unknown: boolean;
  /** The request with a lost response, once it is known to have succeeded. */
  readonly recovered: MoneyRequest | null;
}

interface MoneyRefusalOptions {
  busy: boolean;
  shownAtField: boolean;
  /** The text shown after a lost response. */
  unknown: string;
  /**
   * Called once a request with a lost response is known to have succeeded; opens its result. From then on neither the
   * form nor the list of pending requests mentions it.
   */
  onRecovered?: (recovered: MoneyRequest) => void;
}

/**
 * Reports the state of a money form's own request; meanwhile the list of pending requests omits it. After a lost
 * response, looks for the request in the records; a request that is found there counts as successful (rule F8).
 */
export function useMoneyRefusal(
  path: MoneyPath,
  error: Error | null,
  { busy, shownAtField, unknown, onRecovered }: MoneyRefusalOptions,
): MoneyRefusal {
  const memberId = useSession()?.id ?? 0;
  const isUnknown = error instanceof ApiError && error.outcomeUnknown;
  const sent = useLastSent(path);
  useReportByForm(path, busy || isUnknown);
  const recovered = isUnknown && sent?.result === "recovered" ? sent : null;
  const recoveredKey = recovered?.key;
  const showResult = useEffectEvent(() => {
    if (recovered === null || onRecovered === undefined) return;
    storeRequest(memberId, { ...recovered, result: "done" });
    onRecovered(recovered);
  });
  useEffect(() => {
    if (recoveredKey !== undefined) showResult();
  }, [recoveredKey]);
  const text = formRefusal(error, shownAtField, unknown);
  if (!isUnknown) return { refusal: text, unknown: false, recovered: null };
  const isKnown = sent?.result === "recovered" || sent?.result === "done";
  return {
    refusal: isKnown ? null : sent?.result === "unknown" ? <LostResponse request={sent} text={text} /> : text,
    unknown: true,
    recovered,
  };
}

/**
 * The most recently sent request of a path. Sorted by time, because a request that is resent keeps its position in the
 * list.
 */
const useLastSent = (path: MoneyPath): MoneyRequest | undefined =>
  useMoneyRequests()
    .filter((request) => request.path === path)
    .toSorted((a, b) => a.lastAt - b.lastAt)
    .at(-1);

function LostResponse({ request, text }: { request: MoneyRequest; text: ReactNode }) {
  const { recovered, asking, failed } = useReceiptCheck(request);
  return (
    <>
      {text}
      <SentenceGap />
      {!recovered && !asking && !failed && (
        <>
          <Trans>We do not see it yet.</Trans>
          <SentenceGap />
        </>
      )}
      <SectionLink {...LISTED_IN[request.path]} color="inherit">
        <ResultLinkText path={request.path} />
      </SectionLink>
    </>
  );
}
