import { expect, test } from "vitest";
import { testDraft } from "#store/test-draft.ts";
import { putCatalogue } from "./catalogue.ts";
import { dateNews } from "./date-news.ts";
import { NEWS } from "./news.ts";

const DAY_MS = 24 * 60 * 60_000;
const tokyo = (time: string): number => Date.parse(`${time}+09:00`);

function newsAt(now: number) {
  const draft = testDraft();
  putCatalogue(draft);
  dateNews(draft, now);
  return [...draft.news.values()];
}

test.each(["2026-01-15T09:00:00", "2026-03-02T08:59:59", "2031-12-31T23:30:00"])(
  "at %s the newest is less than a week old, and none is in the future",
  (time) => {
    const now = tokyo(time);
    const ages = newsAt(now).map(({ publishedAt }) => (now - publishedAt) / DAY_MS);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(7);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  },
);

test("writes the days of a text by their distance from its publication, in each language", () => {
  const changed = newsAt(tokyo("2026-11-25T12:00:00")).find(({ id }) => id === 4);
  // This item was published 110 days before, on 7 August.
  expect(changed?.content.ja).toContain("8月14日から審査の流れ");
  expect(changed?.content.en).toContain("From 14 Aug we review");
  expect(changed?.content["zh-CN"]).toContain("自8月14日起");
});

test("leaves no token in any text, and has the same days in each language", () => {
  for (const { content } of newsAt(tokyo("2026-06-30T00:00:00")))
    for (const text of Object.values(content)) expect(text).not.toMatch(/\{[+-]?\d/);
  const tokens = (text: string) => (text.match(/\{[+-]\d+\}/g) ?? []).toSorted();
  for (const { id, content } of NEWS) {
    expect(tokens(content.en), `news ${id}`).toEqual(tokens(content.ja));
    expect(tokens(content["zh-CN"]), `news ${id}`).toEqual(tokens(content.ja));
  }
});
