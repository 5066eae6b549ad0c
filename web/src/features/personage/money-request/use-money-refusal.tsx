import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { ApiError } from "#api/api-error.ts";
import { formRefusal } from "#api/form-refusal.ts";
import { SentenceGap } from "#features/personage/frame/sentence-gap.tsx";
import { forgetIntent } from "#state/intents.ts";
import { useSession } from "#state/session.ts";
import { type KeptMoney, type MoneyPath, PLACES } from "./money-requests.ts";
import { PlaceText } from "./place-text.tsx";
import { SectionLink } from "#features/personage/frame/section-link.tsx";
import { useToldAtForm } from "./told-at-form.ts";
import { useMoneyRequests, useSighting } from "./use-unknown-results.ts";

interface MoneyRefusal {
  /**
   * The reason of a failure, or that the outcome is unknown; null if a field or toast shows it, or if nothing failed.
   */
  readonly refusal: ReactNode;
  /** The response was lost: the balance may or may not have been charged. */
  readonly unknown: boolean;
  /** The request with a lost response, once it is known to have succeeded. */
  readonly arrived: KeptMoney | null;
  /** The member opens the section that shows it; no other place reports it from then on. */
  readonly tell: () => void;
}

/**
 * What a money form reports about its request while it is pending or unknown; nothing else reports it then. After a
 * lost response it looks for the request in the records and links to it; once found, the request has not failed
 * (rule F8).
 */
export function useMoneyRefusal(
  path: MoneyPath,
  error: Error | null,
  { busy, shownAtField, unknown }: { busy: boolean; shownAtField: boolean; unknown: string },
): MoneyRefusal {
  const memberId = useSession()?.id ?? 0;
  const isUnknown = error instanceof ApiError && error.outcomeUnknown;
  const sent = useSentLast(path);
  // Kept while the form closes.
  const [told, setTold] = useState<KeptMoney | null>(null);
  useToldAtForm(path, busy || isUnknown);
  if (!isUnknown) {
    if (told !== null) setTold(null);
    return { refusal: formRefusal(error, shownAtField, unknown), unknown: false, arrived: null, tell: () => undefined };
  }
  const arrived = told ?? (sent?.result === "arrived" ? sent : null);
  return {
    refusal: arrived ? null : sent?.result === "unknown" ? <LostReply kept={sent} unknown={unknown} /> : unknown,
    unknown: true,
    arrived,
    tell: () => {
      if (arrived === null) return;
      setTold(arrived);
      forgetIntent(memberId, arrived.key);
    },
  };
}

/** The most recently sent request of a path; a request that is resent keeps its position in the list. */
const useSentLast = (path: MoneyPath): KeptMoney | undefined =>
  useMoneyRequests()
    .filter((kept) => kept.path === path)
    .toSorted((a, b) => a.lastAt - b.lastAt)
    .at(-1);

function LostReply({ kept, unknown }: { kept: KeptMoney; unknown: string }) {
  const { arrived, asking, failed } = useSighting(kept);
  return (
    <>
      {unknown}
      <SentenceGap />
      {!arrived && !asking && !failed && (
        <>
          <Trans>We do not see it yet.</Trans>
          <SentenceGap />
        </>
      )}
      <SectionLink {...PLACES[kept.path]} color="inherit">
        <PlaceText path={kept.path} />
      </SectionLink>
    </>
  );
}
