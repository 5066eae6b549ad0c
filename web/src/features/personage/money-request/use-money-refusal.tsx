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
  /** Why it failed, or that nobody knows; null where a field or the toast says it, or nothing is amiss. */
  readonly refusal: ReactNode;
  /** The reply was lost: until it is seen, the balance may have been charged or not. */
  readonly unknown: boolean;
  /** The request whose reply was lost, once it has been seen to have come through: nothing is amiss then. */
  readonly arrived: KeptMoney | null;
  /** The member goes to where it shows: from here on it is told nowhere else. */
  readonly tell: () => void;
}

/**
 * What a money form says about its request, which is told nowhere else while it is under way and unknown. After a lost reply it is looked for where it would show, with the way
 * there; once it is seen, it has not failed (rule F8).
 */
export function useMoneyRefusal(
  path: MoneyPath,
  error: Error | null,
  { busy, shownAtField, unknown }: { busy: boolean; shownAtField: boolean; unknown: string },
): MoneyRefusal {
  const memberId = useSession()?.id ?? 0;
  const isUnknown = error instanceof ApiError && error.outcomeUnknown;
  const sent = useSentLast(path);
  // Kept while the form closes behind the member who has been told.
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

/** What was sent last by a path, which need not have been sent first: one that is sent again keeps its place. */
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
