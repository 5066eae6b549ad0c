// The last decision, which can be undone for a short time. For this, the console takes a snapshot before each decision.
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { atom, getDefaultStore, useAtomValue } from "jotai";
import { QaError, type Schemas } from "#console/api/client.ts";
import { summaryQuery, useWorld } from "#console/api/live.ts";
import { decide } from "#console/api/reviews.ts";
import { BEFORE_DECISION, keepSnapshot, restoreSnapshot } from "#console/api/worlds.ts";
import { useAction } from "#console/parts/use-action.ts";
import { showToast } from "#state/toast.ts";

interface LastDecision {
  readonly world: string;
  readonly text: string;
  /** The world's revision right after the decision; at a later revision, undo would revert other changes too. */
  readonly revision: number;
}

/** How long a decision can be undone. */
export const UNDO_MS = 30_000;

const lastDecisionAtom = atom<LastDecision | null>(null);
const setLast = (decision: LastDecision | null): void => getDefaultStore().set(lastDecisionAtom, decision);

const forget = (): void => setLast(null);

/** Returns a function that decides a review and offers to undo the decision. It resolves to whether it succeeded. */
export function useDecide() {
  const { id: world } = useWorld();
  const client = useQueryClient();
  const act = useAction();
  return async (review: number, body: Schemas["ReviewDecision"], text: string): Promise<boolean> => {
    const done = await act(async () => {
      // The earlier decision can no longer be undone, because its snapshot is about to be replaced.
      setLast(null);
      const isKept = await keepSnapshot(world, BEFORE_DECISION).then(() => true, isFull);
      await decide(world, review, body);
      if (isKept) setLast({ world, text, revision: (await client.fetchQuery(summaryQuery(world))).revision });
      else showToast({ kind: "success", text });
      return true;
    });
    return done ?? false;
  };
}

/** Returns false if the world has no room for a snapshot: the decision then cannot be undone. Rethrows other errors. */
function isFull(error: unknown): false {
  if (error instanceof QaError && error.code === 429) return false;
  throw error;
}

export interface Undo {
  readonly text: string;
  readonly undo: () => Promise<unknown>;
  readonly dismiss: () => void;
}

/** The last decision in this world; null once the world has changed again. */
export function useUndo(): Undo | null {
  const { t } = useLingui();
  const { id, revision } = useWorld();
  const act = useAction();
  const last = useAtomValue(lastDecisionAtom);
  if (last?.world !== id || last.revision !== revision) return null;
  const { text } = last;
  return {
    text,
    undo: () =>
      act(
        async () => {
          setLast(null);
          await restoreSnapshot(id, BEFORE_DECISION);
        },
        () => t`Undone: ${text}`,
      ),
    dismiss: forget,
  };
}
