import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createJournal, JOURNAL_SIZE, JOURNAL_TEXT } from "./journal.ts";
import { testEntry } from "./test-entry.ts";

const entry = (text: string) => testEntry({ reply: { status: 200, code: 200, body: { text } } });

test("a journal drops its oldest entries above the text limit, and counts them", () => {
  const journal = createJournal();
  const text = "x".repeat(40_000);
  for (let nth = 0; nth < 500; nth += 1) journal.add(entry(text));
  const kept = journal.entries();
  expect(JSON.stringify(kept).length).toBeLessThan(JOURNAL_TEXT);
  expect(kept.length).toBeGreaterThan(50);
  expect(journal.dropped()).toBe(500 - kept.length);
  expect(kept.at(-1)?.seq).toBe(500);
  // Small entries are limited by their number, also after large ones.
  journal.clear();
  for (let nth = 0; nth < JOURNAL_SIZE + 10; nth += 1) journal.add(entry("x"));
  expect(journal.entries()).toHaveLength(JOURNAL_SIZE);
  expect(journal.dropped()).toBe(10);
});

test("text in addresses, headers and other fields counts, too", () => {
  const long = "x".repeat(900);
  const headers = Object.fromEntries(["accept-language", "user-agent", "origin"].map((name) => [name, long]));
  for (const fields of [
    { path: `/api/news/index?${"y".repeat(15_000)}` },
    { request: { headers, body: null } },
    { violations: Array.from({ length: 10 }, () => long) },
    { warnings: [{ kind: "preference-not-applied", message: long } as const] },
  ]) {
    const journal = createJournal();
    for (let nth = 0; nth < JOURNAL_SIZE; nth += 1) journal.add(testEntry(fields));
    expect(JSON.stringify(journal.entries()).length, JSON.stringify(fields).slice(0, 40)).toBeLessThan(JOURNAL_TEXT);
  }
});

test("a body above 64 KiB is recorded as its length and hash, without its secrets", () => {
  const journal = createJournal();
  journal.add(entry("あ".repeat(70_000)));
  journal.add(testEntry({ request: { headers: {}, body: { password: "Passw0rd1", note: "x".repeat(70_000) } } }));
  journal.add(entry("x".repeat(60_000)));
  const [large, secret, small] = journal.entries();
  const hash = (value: object): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");
  expect(large?.reply.body).toEqual({ bytes: 210_011, sha256: hash({ text: "あ".repeat(70_000) }) });
  expect(secret?.request.body).toMatchObject({ sha256: hash({ password: "***", note: "x".repeat(70_000) }) });
  expect(small?.reply.body).toEqual({ text: "x".repeat(60_000) });
});
