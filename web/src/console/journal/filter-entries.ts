import type { Query } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import { foldedText } from "#lib/text/normalize-text.ts";

/** Values of the query parameter `only`; `HOLDS` has the condition for each. */
export const ONLY = ["violation", "fault", "warning", "change", "refusal"] as const;

type Only = (typeof ONLY)[number];
const HOLDS: Readonly<Record<Only, (entry: Entry) => boolean>> = {
  violation: ({ violations }) => violations.length > 0,
  fault: ({ fault }) => fault !== null,
  warning: ({ warnings }) => warnings.length > 0,
  change: ({ patch }) => patch.length > 0,
  refusal: ({ outcome }) => outcome !== "ok",
};

/** The entries that match the URL's query, newest first. */
export function filterEntries(entries: readonly Entry[], query: Query): Entry[] {
  const { operationId = "", user = "", outcome = "", text = "", fault = "" } = query;
  const only = ONLY.find((each) => each === query.only);
  const wanted = foldedText(text);
  return entries
    .filter(
      (entry) =>
        (operationId === "" || entry.operationId === operationId) &&
        (user === "" || entry.user === user) &&
        (outcome === "" || entry.outcome === outcome) &&
        (fault === "" || String(entry.fault?.id) === fault) &&
        (only === undefined || HOLDS[only](entry)) &&
        (wanted === "" || haystack(entry).includes(wanted)),
    )
    .toReversed();
}

const haystack = ({ operationId, path, user, request, reply, idempotencyKey }: Entry): string =>
  foldedText(JSON.stringify([operationId, path, user, request.body, reply.body, idempotencyKey]));

/** The distinct values of a field, sorted. */
export const valuesOf = (entries: readonly Entry[], field: "operationId" | "user" | "outcome"): string[] =>
  [...new Set(entries.map((entry) => entry[field]))].filter((value) => value !== null).toSorted();
