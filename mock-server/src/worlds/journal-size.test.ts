import { expect, test } from "vitest";
import { createJournal, JOURNAL_SIZE, JOURNAL_TEXT, type JournalEntry } from "./journal.ts";

const entry = (text: string): Omit<JournalEntry, "seq"> => ({
  at: "2026-01-01T00:00:00.000Z",
  t: 1,
  operationId: "news.index",
  method: "GET",
  path: "/api/news/index",
  memberId: null,
  request: { headers: {}, body: null },
  reply: { status: 200, code: 200, body: { text } },
  outcome: "ok",
  violations: [],
  warnings: [],
  fault: null,
  patch: [],
  idempotencyKey: null,
});

test("a journal lets the oldest go once it holds too much text, and counts them", () => {
  const journal = createJournal();
  const text = "x".repeat(40_000);
  for (let nth = 0; nth < 500; nth += 1) journal.add(entry(text));
  const kept = journal.entries();
  expect(JSON.stringify(kept).length).toBeLessThan(JOURNAL_TEXT);
  expect(kept.length).toBeGreaterThan(50);
  expect(journal.dropped()).toBe(500 - kept.length);
  expect(kept.at(-1)?.seq).toBe(500);
  // Small ones are bounded by their number, also after the large ones.
  journal.clear();
  for (let nth = 0; nth < JOURNAL_SIZE + 10; nth += 1) journal.add(entry("x"));
  expect(journal.entries()).toHaveLength(JOURNAL_SIZE);
  expect(journal.dropped()).toBe(10);
});
