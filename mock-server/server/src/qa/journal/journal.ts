import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { JOURNAL_SIZE, type JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";
import { harOf, wantsHar } from "./har.ts";
import { refuseUnknownCalls } from "#qa/known-calls.ts";
import { QaFault, type QaInput, type QaOperation } from "#qa/operation.ts";
import { follow, partsOf } from "#worlds/pointer.ts";
import { nameTeller, userNamed } from "#qa/members/user-names.ts";

type Query = QaInput<"qa.getJournal">["query"];

export const getJournal: QaOperation<"qa.getJournal"> = async ({ world, query, headers, server }) => {
  const isHar = wantsHar(headers.accept);
  const { limit = isHar ? JOURNAL_SIZE : 100, since = 0, cursor = 0 } = query;
  refuseUnknownCalls(query, world, server.product, "/query");
  const holds = filterOf(world, query);
  const after = Math.max(since, cursor);
  const found: JournalEntry[] = [];
  for (const entry of world.journal.entries()) {
    if (entry.seq <= after || !holds(entry)) continue;
    found.push(entry);
    // One more than asked for tells whether there is more.
    if (found.length > limit) break;
  }
  const items = found.slice(0, limit);
  if (isHar) return { status: 200, har: harOf(items, world, server.version) };
  const more = found.length > limit ? (items.at(-1)?.seq ?? null) : null;
  return {
    status: 200,
    body: { items: items.map(entryTeller(world)), cursor: more, dropped: world.journal.dropped() },
  };
};

function filterOf(world: World, query: Query): (entry: JournalEntry) => boolean {
  const { operationId, status, code, outcome, user, violation, fault, faulty, warning, pointer, value } = query;
  if (value !== undefined && pointer === undefined) {
    throw new QaFault(422, "pointer-needed", "value says what must be at pointer", "/query/pointer");
  }
  const memberId = user === undefined ? null : userNamed(world, user, "/query/user").member.id;
  const parts = pointer === undefined ? null : partsOf(pointer);
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
    (parts === null || isThere(follow(entry.request.body, parts), value));
}

/** A value stands for itself as text and as JSON: `5000` finds both 5000 and "5000". */
function isThere(found: unknown, value: string | undefined): boolean {
  if (found === undefined) return false;
  return value === undefined || found === value || JSON.stringify(found) === value;
}

function entryTeller(world: World): (entry: JournalEntry) => components["schemas"]["JournalEntry"] {
  const nameOf = nameTeller(world);
  return ({ memberId, request, reply, violations, warnings, fault, patch, ...entry }) => ({
    seq: entry.seq,
    at: entry.at,
    t: entry.t,
    operationId: entry.operationId,
    method: entry.method,
    path: entry.path,
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

/** Key as the journal writes it: `operationId status outcome`. */
const COUNTED = /^(\S+) (\d+) (.+)$/;

export const getCoverage: QaOperation<"qa.getCoverage"> = async ({ world }) => {
  const items = [...world.journal.coverage()].flatMap(([key, count]) => {
    const [, operationId = "", status = "", outcome = ""] = COUNTED.exec(key) ?? [];
    // Marks of resets and restores are no calls of the product.
    return operationId === "" || operationId.startsWith("qa.")
      ? []
      : [{ operationId, status: Number(status), outcome, count }];
  });
  return { status: 200, body: { items } };
};
