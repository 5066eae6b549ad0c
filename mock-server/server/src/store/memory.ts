import type { AnyDecision } from "#domain/decision.ts";
import type { Draft } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import { EMPTY_ROOT, openDraft, type Root, stateOf } from "./root.ts";
import type { Commit, OwnedStore, StoreOptions } from "./store.ts";

/**
 * Runs a decision on a draft of `root`; returns the decision and its commit, or null for the commit if nothing changes.
 */
export function decideOn<Taken extends AnyDecision>(
  root: Root,
  decide: (draft: Draft, now: EpochMs) => Taken,
  options: Pick<StoreOptions, "now" | "stamp" | "guard">,
): { decision: Taken; commit: Commit | null } {
  const open = openDraft(root);
  const at = options.now(stateOf(root));
  const decision = decide(open.draft, at);
  if (!decision.ok && !decision.commit) return { decision, commit: null };
  if (!open.isTouched()) return { decision, commit: null };
  options.stamp?.(open.draft, stateOf(root), at);
  const next = open.settle();
  const commit = { at, changes: open.changes(), root: next };
  options.guard?.(commit);
  return { decision, commit };
}

/** A store that ends with the process; for test worlds and tests. */
export function memoryStore(initial: Root = EMPTY_ROOT, options: Partial<StoreOptions> = {}): OwnedStore {
  let root = initial;
  const settled = { ...options, now: options.now ?? (() => asEpochMs(0)) };
  return {
    root: () => root,
    replace(next) {
      root = next;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
    trouble: () => null,
    read: () => stateOf(root),
    // Async, so that a decision that throws rejects the promise, as in the durable store.
    async transact(decide) {
      const { decision, commit } = decideOn(root, decide, settled);
      if (commit) {
        root = commit.root;
        settled.onCommit?.(commit);
      }
      return decision;
    },
  };
}
