import { DEFAULT_POLICIES } from "#domain/reviews.ts";
import type { Draft, Policies, ReviewKind, ReviewPolicy } from "#domain/state.ts";
import { durationMs } from "./duration.ts";
import type { PolicyEntries, PolicyEntry } from "./file.ts";

/** Policies as a scenario or the control surface writes them, as the domain knows them. Throws a RangeError on a bad duration. */
export const policiesFrom = (entries: PolicyEntries): Partial<Policies> =>
  Object.fromEntries(
    (Object.entries(entries) as [ReviewKind, PolicyEntry][]).map(([kind, entry]) => [kind, policyFrom(entry)]),
  );

function policyFrom(entry: PolicyEntry): ReviewPolicy {
  if (typeof entry === "string") return entry;
  const { after, ...outcome } = entry;
  return { afterMs: durationMs(after), ...outcome };
}

/** Decides reviews so from now on; kinds that are not named stay as they are. */
export function putPolicies(draft: Draft, entries: PolicyEntries): void {
  const before = draft.policies.get("main") ?? DEFAULT_POLICIES;
  draft.policies.put("main", { ...before, ...policiesFrom(entries) });
}
