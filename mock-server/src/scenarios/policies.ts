import type { Policies, ReviewKind, ReviewPolicy } from "#domain/state.ts";
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
