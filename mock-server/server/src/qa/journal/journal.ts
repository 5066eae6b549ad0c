import { valueAt } from "@hashgrove/contract/json-pointer.ts";
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { rejectUnknownCalls } from "#qa/known-calls.ts";
import { memberNames, userNamed } from "#qa/members/user-names.ts";
import { QaFault, type QaInput, type QaOperation } from "#qa/operation.ts";
import { JOURNAL_SIZE, type JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";
import { harOf, wantsHar } from "./har.ts";
import { replayAddresses } from "./replay-address.ts";

type Query = QaInput<"qa.getJournal">["query"];

export const getJournal: QaOperation<"qa.getJournal"> = async ({ world, query, headers, server, publicUrl }) => {
  const isHar = wantsHar(headers.accept);
  const { limit = isHar ? JOURNAL_SIZE : 100, since = 0, cursor = 0 } = query;
  rejectUnknownCalls(query, world, server.product, "/query");
  const matches = filterOf(world, query);
  const after = Math.max(since, cursor);
  const found: JournalEntry[] = [];
  for (const entry of world.journal.entries()) {
    if (entry.seq <= after || !matches(entry)) continue;
    found.push(entry);
    // One entry more than the limit shows that there is a next page.
    if (found.length > limit) break;
  }
  const items = found.slice(0, limit);
  if (isHar) return { status: 200, har: harOf(items, world, { version: server.version, publicUrl }) };
  const more = found.length > limit ? (items.at(-1)?.seq ?? null) : null;
  return {
    status: 200,
    body: { items: items.map(entryViews(world, publicUrl)), cursor: more, dropped: world.journal.dropped() },
  };
};

function filterOf(world: World, query: Query): (entry: JournalEntry) => boolean {
  const { operationId, status, code, outcome, user, violation, fault, faulty, warning, pointer, value } = query;
  if (value !== undefined && pointer === undefined) {
    throw new QaFault(422, "pointer-needed", "value needs a pointer", "/query/pointer");
  }
  const memberId = user === undefined ? null : userNamed(world, user, "/query/user").member.id;
  return (entry) =>
    (operationId === undefined || entry.operationId === operationId) &&
    (status === undefined || entry.reply.status === status) &&
    (code === undefined || entry.reply.code === code) &&
    (outcome === undefined || entry.outcome === outcome) &&
    (memberId === null || entry.memberId === memberId) &&
    (violation === undefined || entry.violations.length > 0 === violation) &&
    (fault === undefined || entry.fault?.id === fault) &&
    (faulty === undefined || (entry.fault !== null) === faulty) &&
    (warning === undefined || entry.warnings.length > 0 === warning) &&
    (pointer === undefined || hasValue(valueAt(entry.request.body, pointer), value));
}

/**
 * Whether a value is present and, if `value` is given, equal to it as text or as JSON: `5000` matches 5000 and "5000".
 */
function hasValue(found: unknown, value: string | undefined): boolean {
  if (found === undefined) return false;
  return value === undefined || found === value || JSON.stringify(found) === value;
}

function entryViews(world: World, publicUrl: string): (entry: JournalEntry) => components["schemas"]["JournalEntry"] {
  const nameOf = memberNames(world);
  const addressOf = replayAddresses(world, publicUrl);
  return ({ memberId, request, reply, violations, warnings, fault, patch, ...entry }) => ({
    seq: entry.seq,
    at: entry.at,
    t: entry.t,
    operationId: entry.operationId,
    method: entry.method,
    path: entry.path,
    url: addressOf(entry),
    user: memberId === null ? null : nameOf(memberId),
    request: { headers: { ...request.headers }, body: request.body },
    reply: { ...reply },
    outcome: entry.outcome,
    violations: [...violations],
    warnings: warnings.map((warning) => ({ ...warning })),
    fault: fault && { ...fault },
    patch: patch.map(([table, key, row]) => ({ table, key, row })),
    idempotencyKey: entry.idempotencyKey,
  });
}

export const clearJournal: QaOperation<"qa.clearJournal"> = async ({ world }) => {
  world.journal.clear();
  return { status: 204 };
};

/** A key of the journal's coverage: `operationId status outcome`. */
const COVERAGE_KEY = /^(\S+) (\d+) (.+)$/;

export const getCoverage: QaOperation<"qa.getCoverage"> = async ({ world }) => {
  const items = [...world.journal.coverage()].flatMap(([key, count]) => {
    const [, operationId = "", status = "", outcome = ""] = COVERAGE_KEY.exec(key) ?? [];
    // Entries of control calls, such as resets, are not product calls.
    return operationId === "" || operationId.startsWith("qa.")
      ? []
      : [{ operationId, status: Number(status), outcome, count }];
  });
  return { status: 200, body: { items } };
};
