import { DAY_MS, type EpochMs } from "#domain/time/time.ts";
import { type Accepted, type Decision, refuse } from "./decision.ts";
import type { Draft, MemberId } from "./state.ts";

/** How long a reply is stored for its idempotency key: longer than clients retry. */
export const REPLIES_KEPT_MS = 30 * DAY_MS;

/** One intent of a member, identified by the client's Idempotency-Key. */
export interface Intent {
  readonly memberId: MemberId;
  readonly operationId: string;
  readonly key: string;
  /** Hash of the body, to distinguish a repeat from a second use of the key. */
  readonly bodyHash: string;
}

/**
 * Runs `decide` once per intent: a repeat gets the stored decision and changes nothing. Only accepted decisions are
 * stored, so that a refused intent can be retried (rule Q2). Without an intent it always runs `decide`. Refuses:
 * idempotency-key-reused, when the key was used for another call or body.
 */
export function once<T, Reason extends string, Field extends string>(
  draft: Draft,
  intent: Intent | null,
  now: EpochMs,
  decide: () => Decision<T, Reason, Field>,
): Decision<T, Reason | "idempotency-key-reused", Field> {
  if (!intent) return decide();
  const id = `${intent.memberId}:${intent.key}`;
  const kept = draft.keptReplies.get(id);
  if (kept) {
    const same = kept.operationId === intent.operationId && kept.bodyHash === intent.bodyHash;
    return same ? { ...(kept.decision as Accepted<T>), replayed: true } : refuse("idempotency-key-reused");
  }
  const decision = decide();
  if (decision.ok) {
    const { operationId, bodyHash } = intent;
    draft.keptReplies.put(id, { operationId, bodyHash, at: now, decision });
  }
  return decision;
}
