// Generations of a world. A reset, a restore or a new world under the same id ends a generation. A request that was
// checked in the old one must not change the new one.
import { type AnyDecision, refuse } from "#domain/decision.ts";
import { findSession } from "#domain/sessions/session.ts";
import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { Store } from "#ports/store.ts";
import { stateOf } from "#store/root.ts";
import type { World } from "./world.ts";

/** The period between two replacements of a world's state. */
export interface Generation {
  hasEnded: boolean;
}

/** The generation or session of a request has ended and nothing was done. The caller retries in the current one. */
export class StaleWorldError extends Error {
  override readonly name = "StaleWorldError";
}

/** The generation of a request, and the session whose rights it uses. */
export interface RequestScope {
  readonly world: World;
  readonly generation: Generation;
  /** null for a visitor. */
  readonly sessionHash: string | null;
}

/**
 * The store as one request may use it: only during its generation and, for writes, during its session, which is checked
 * within the transaction. Throws StaleWorldError afterwards.
 */
export function storeFor({ world, generation, sessionHash }: RequestScope): Store {
  const assertCurrent = (): void => {
    if (generation.hasEnded) throw new StaleWorldError("the world has begun another generation");
  };
  return {
    read() {
      assertCurrent();
      return world.store.read();
    },
    async transact<Result extends AnyDecision>(decide: (draft: Draft, now: EpochMs) => Result): Promise<Result> {
      const outcome: { decision: Result | null } = { decision: null };
      await world.store.transact<AnyDecision>((draft, now) => {
        assertCurrent();
        const isOpen = sessionHash === null || findSession(draft, sessionHash, world.clock.at(draft)) !== null;
        // Refuses instead of throwing, because a refusal waits until the commit that ended the session is durable.
        return isOpen ? (outcome.decision = decide(draft, now)) : refuse("session-over");
      });
      if (!outcome.decision) throw new StaleWorldError("the session has ended");
      return outcome.decision;
    },
  };
}

/** The state before a world's last commit, for stale reads. */
export const previousState = (world: World): State => stateOf(world.previousRoot());
