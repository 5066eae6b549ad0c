import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ApiError } from "#api/api-error.ts";
import { formRefusal } from "#api/form-refusal.ts";
import { type KeptMoney, type MoneyPath, PLACES } from "./money-requests.ts";
import { useTellsUnknown } from "./told-at-form.ts";
import { useSighting, useUnknownResults } from "./use-unknown-results.ts";
import { SectionLink } from "./section-link.tsx";

/**
 * What a money form says about a failed request, or null where a field or the toast says it. After a lost reply it says
 * what the records show, with the way there.
 */
export function useMoneyRefusal(
  path: MoneyPath,
  error: Error | null,
  { shownAtField, unknown }: { shownAtField: boolean; unknown: string },
): ReactNode {
  const isUnknown = error instanceof ApiError && error.outcomeUnknown;
  const lost = useUnknownResults().findLast((kept) => kept.path === path);
  useTellsUnknown(path, isUnknown);
  if (!isUnknown) return formRefusal(error, shownAtField, unknown);
  return lost ? <LostReply kept={lost} unknown={unknown} /> : unknown;
}

function LostReply({ kept, unknown }: { kept: KeptMoney; unknown: string }) {
  const { arrived, asking, failed } = useSighting(kept);
  return (
    <>
      {arrived ? <Trans>The reply was lost, but your request was received: your records show it.</Trans> : unknown}{" "}
      {!arrived && !asking && !failed && <Trans>It is not in your records yet.</Trans>}{" "}
      <SectionLink {...PLACES[kept.path]} color="inherit">
        <Trans>Open the records</Trans>
      </SectionLink>
    </>
  );
}
