import type { JournalEntry } from "./journal.ts";

/** A journal entry for tests: a successful read, with some fields replaced. */
export const testEntry = (fields: Partial<JournalEntry> = {}): Omit<JournalEntry, "seq"> => ({
  at: "2026-01-16T00:00:00.000Z",
  t: 1.5,
  operationId: "news.index",
  method: "GET",
  path: "/api/news/index",
  memberId: null,
  request: { headers: {}, body: null },
  reply: { status: 200, code: 200, body: { code: 200 } },
  outcome: "ok",
  violations: [],
  warnings: [],
  fault: null,
  patch: [],
  idempotencyKey: null,
  ...fields,
});
