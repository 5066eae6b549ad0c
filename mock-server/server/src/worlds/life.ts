// Which life of a world a request belongs to. A reset, a restore, another world under the same id: each ends a life, and
// what was decided for the old one must not happen in the new.
import { type AnyDecision, refuse } from "#domain/decision.ts";
import { findSession } from "#domain/session.ts";
import type { Draft, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Store } from "#ports/store.ts";
import { stateOf } from "#store/root.ts";
import type { World } from "./world.ts";

/** A span between two replacements of a world's state. */
export interface Life {
  isOver: boolean;
}

/** The life, or the session, that a request was for is over; nothing was done. Whoever asks again is told what is now. */
export class Overtaken extends Error {
  override readonly name = "Overtaken";
}

/** Whom a request is for: a life, and in it the session whose rights it uses. */
export interface Standing {
  readonly world: World;
  readonly life: Life;
  /** null for a visitor, who needs none. */
  readonly sessionHash: string | null;
}

/**
 * The store as one request may use it: while its life lasts, and for writes its session, too, seen within the very
 * transaction. Throws Overtaken afterwards.
 */
export function storeFor({ world, life, sessionHash }: Standing): Store {
  const live = (): void => {
    if (life.isOver) throw new Overtaken("the world has begun another life");
  };
  return {
    read() {
      live();
      return world.store.read();
    },
    async transact<Taken extends AnyDecision>(decide: (draft: Draft, now: EpochMs) => Taken): Promise<Taken> {
      const taken: { decision: Taken | null } = { decision: null };
      await world.store.transact<AnyDecision>((draft, now) => {
        live();
        const isOpen = sessionHash === null || findSession(draft, sessionHash, world.clock.at(draft)) !== null;
        // Refused rather than thrown: the answer waits until what ended the session is durable.
        return isOpen ? (taken.decision = decide(draft, now)) : refuse("session-over");
      });
      if (!taken.decision) throw new Overtaken("the session is over");
      return taken.decision;
    },
  };
}

/** The state before a world's last commit, for a read that shall come too early. */
export const stateBefore = (world: World): State => stateOf(world.before());
