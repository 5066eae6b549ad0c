// Counts attempts with unknown login names and locks these names like members' names, to hide who is a member.
import { type Refusal, refuse } from "#domain/decision.ts";
import { NO_FAILURES } from "#domain/members/failed-attempts.ts";
import { type Draft, nextId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { judge, refuseLocked } from "./password.ts";

/**
 * How many unknown names are stored; a newer name displaces the oldest one, which is then no longer locked. Hashing is
 * slow enough that an attacker cannot displace a name while its lock lasts.
 */
export const MOST_STRANGERS = 50_000;

/**
 * Counts an attempt with an unknown name. Only the hash of the lower-case name is stored, because a password may have
 * been typed into the wrong field. Refuses as for a wrong password: too-many-attempts, wrong-credentials.
 */
export function rejectUnknownName(
  draft: Draft,
  nameHash: string,
  now: EpochMs,
): Refusal<"wrong-credentials" | "too-many-attempts"> {
  const known = draft.strangers.get(nameHash);
  const { proof, failures } = judge(known?.failures ?? NO_FAILURES, false, now);
  if (proof.outcome === "locked" && !proof.counted) return refuseLocked(proof);
  draft.strangers.put(nameHash, { failures, place: known?.place ?? placeFor(draft, nameHash) });
  return proof.outcome === "locked" ? refuseLocked(proof) : refuse("wrong-credentials", { commit: true });
}

/** Takes the next of `MOST_STRANGERS` positions, in a ring, and deletes the name that had it. */
function placeFor(draft: Draft, nameHash: string): number {
  const place = nextId(draft, "stranger") % MOST_STRANGERS;
  const former = draft.strangerPlaces.get(place);
  if (former !== undefined) draft.strangers.remove(former);
  draft.strangerPlaces.put(place, nameHash);
  return place;
}
