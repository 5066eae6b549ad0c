import { useLingui } from "@lingui/react/macro";
import { useWorld } from "#console/api/live.ts";
import { useReviews } from "#console/api/reviews.ts";
import { useDecide, useUndo } from "#console/reviews/undo.ts";
import { useReviewTexts } from "#console/reviews/use-review-texts.ts";
import type { Command } from "./command.ts";

/** Commands that decide pending reviews. */
export function useReviewCommands(): Command[] {
  const { t } = useLingui();
  const { id: world } = useWorld();
  const decide = useDecide();
  const last = useUndo();
  const { titleOf } = useReviewTexts();
  const open = (useReviews(world).data ?? []).filter(({ state }) => state === "open");
  const undone = last?.text;
  const undo: readonly Command[] = last
    ? [
        {
          id: "undo",
          title: t`Undo: ${undone}`,
          group: t`Review`,
          words: "undo take back revert",
          run: last.undo,
        },
      ]
    : [];
  const decisions = open.flatMap((review): Command[] => {
    const { id, kind } = review;
    const title = titleOf(review);
    return [
      {
        id: `approve ${id}`,
        title: t`Approve: ${title}`,
        group: t`Review`,
        words: `approve accept ${kind}`,
        ask: "sure",
        run: () => decide(id, { decision: "approve", if: "open" }, t`Approved: ${title}`),
      },
      {
        id: `reject ${id}`,
        title: t`Reject: ${title}`,
        group: t`Review`,
        words: `reject refuse ${kind}`,
        ask: "reason",
        kind,
        run: (reason) =>
          decide(id, { decision: "reject", if: "open", ...(reason !== "" && { reason }) }, t`Rejected: ${title}`),
      },
    ];
  });
  return [...undo, ...decisions];
}
