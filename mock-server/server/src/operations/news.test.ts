import { beforeEach, expect, test } from "vitest";
import { accept } from "#domain/decision.ts";
import * as news from "./news.ts";
import { type TestWorld, testWorld } from "./test-input.ts";

const inAll = (text: string) => ({ ja: `${text} ja`, en: `${text} en`, "zh-CN": `${text} zh` });
let world: TestWorld;
beforeEach(async () => {
  world = testWorld();
  await world.store.transact((draft) => {
    for (const [id, day] of [
      [1, 5],
      [2, 9],
      [3, 5],
      [4, 1],
    ] as const) {
      const publishedAt = Date.UTC(2026, 1, day);
      draft.news.put(id, { id, title: inAll(`news ${id}`), publishedAt, image: "/n.webp", content: inAll("<p>x</p>") });
    }
    return accept(null);
  });
});
const list = (query: object) => {
  const answer = world.call(news.index, { query }, "en");
  return "then" in answer || !answer.ok ? answer : answer.value.map(({ id }) => id);
};

test("news are listed newest first, whole or by page", () => {
  expect(list({})).toEqual([2, 3, 1, 4]);
  expect(list({ page: 2, limit: 3 })).toEqual([4]);
  expect(list({ page: 9 })).toEqual([]);
});

test("returns one item in the requested language, in Tokyo time", () => {
  expect(world.call(news.detail, { query: { id: 2 } }, "zh-CN")).toEqual({
    ok: true,
    value: { id: 2, title: "news 2 zh", createtime: "2026-02-09 09:00:00", content: "<p>x</p> zh", image: "/n.webp" },
  });
});

test("an unknown item is absent", () => {
  expect(() => world.call(news.detail, { query: { id: 99 } })).toThrow(expect.objectContaining({ statusCode: 404 }));
});
