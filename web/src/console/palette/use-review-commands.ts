import { useLingui } from "@lingui/react/macro";
import { useWorld } from "#console/api/live.ts";
import { decide, useReviews } from "#console/api/reviews.ts";
import { useAct } from "#console/parts/use-act.ts";
import { useReviewTexts } from "#console/reviews/use-review-texts.ts";
import type { Command } from "./command.ts";

/** Deciding what waits. */
export function useReviewCommands(): Command[] {
  const { t } = useLingui();
  const { id: world } = useWorld();
  const act = useAct();
  const { titleOf } = useReviewTexts();
  const open = (useReviews(world).data ?? []).filter(({ state }) => state === "open");
  return open.flatMap((review): Command[] => {
    const { id, kind } = review;
    const title = titleOf(review);
    return [
      {
        id: `approve ${id}`,
        title: t`Approve: ${title}`,
        group: t`Review`,
        words: `approve accept ${kind}`,
        ask: "sure",
        run: () =>
          act(
            () => decide(world, id, { decision: "approve", if: "open" }),
            () => t`Approved: ${title}`,
          ),
      },
      {
        id: `reject ${id}`,
        title: t`Reject: ${title}`,
        group: t`Review`,
        words: `reject refuse ${kind}`,
        ask: "reason",
        run: (reason) =>
          act(
            () => decide(world, id, { decision: "reject", if: "open", ...(reason !== "" && { reason }) }),
            () => t`Rejected: ${title}`,
          ),
      },
    ];
  });
}
