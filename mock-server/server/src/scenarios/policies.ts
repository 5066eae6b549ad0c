import { DEFAULT_POLICIES } from "#domain/reviews/reviews.ts";
import type { Draft, Policies, ReviewKind, ReviewPolicy } from "#domain/state.ts";
import { durationMs } from "./duration.ts";
import type { PolicyEntries, PolicyEntry } from "./file.ts";

/** Converts policies of a scenario or the control surface to the domain's. Throws a RangeError on a bad duration. */
export const policiesFrom = (entries: PolicyEntries): Partial<Policies> =>
  Object.fromEntries(
    (Object.entries(entries) as [ReviewKind, PolicyEntry][]).map(([kind, entry]) => [kind, policyFrom(entry)]),
  );

function policyFrom(entry: PolicyEntry): ReviewPolicy {
  if (typeof entry === "string") return entry;
  const { after, ...outcome } = entry;
  return { afterMs: durationMs(after), ...outcome };
}

/** Sets the given policies; the others stay unchanged. */
export function putPolicies(draft: Draft, entries: PolicyEntries): void {
  const before = draft.policies.get("main") ?? DEFAULT_POLICIES;
  draft.policies.put("main", { ...before, ...policiesFrom(entries) });
}
