import { describe, expect, test } from "vitest";
import type { BackOfficeData } from "#ports/back-office-data.ts";
import { NEW_BACK_OFFICE_DATA } from "./back-office-data.ts";
import type { BackOffice } from "./back-office-operation.ts";
import { detail, list, remove, save, treeList } from "./example.ts";
import { dataOf } from "./test-answer.ts";

type Save = BackOffice<"ExampleSave">;
const now = 0;
const pageIn = (data: BackOfficeData, query: { title?: string; pageIndex?: number; pageSize?: number } = {}) =>
  dataOf(list({ query, body: undefined, data, now }).answer);
const saveIn = (data: BackOfficeData, body: Save) => save({ query: {}, body, data, now });
const removeIn = (data: BackOfficeData, ids?: string[]) =>
  remove({ query: {}, body: ids === undefined ? {} : { ids }, data, now });
const detailIn = (data: BackOfficeData, id: string) => detail({ query: { id }, body: undefined, data, now }).answer;
const start = NEW_BACK_OFFICE_DATA;
const [first, second] = pageIn(start).list;
if (first === undefined || second === undefined) throw new Error("no records");

describe("list", () => {
  test("starts with 100 records under different ids and shows 10 of them", () => {
    expect(new Set(start.records.map(({ id }) => id)).size).toBe(100);
    expect(pageIn(start)).toEqual({ total: 100, list: start.records.slice(0, 10) });
  });
  test("shows the rows of the page, fewer on the last and none beyond it", () => {
    expect(pageIn(start, { pageIndex: 2, pageSize: 30 }).list).toEqual(start.records.slice(30, 60));
    expect(pageIn(start, { pageIndex: 4, pageSize: 30 }).list).toHaveLength(10);
    expect(pageIn(start, { pageIndex: 5, pageSize: 30 })).toEqual({ total: 100, list: [] });
  });
  test("filters by a part of the title, case-sensitive, and counts the matches", () => {
    const { data = start } = saveIn(start, { title: "Zebra Crossing" });
    expect(pageIn(data, { title: "ebra Cro" })).toMatchObject({ total: 1, list: [{ title: "Zebra Crossing" }] });
    expect(pageIn(data, { title: "zebra" })).toEqual({ total: 0, list: [] });
    expect(pageIn(data, { title: "" }).total).toBe(101);
  });
  test("skips a record without a title when filtering", () => {
    const { data = start } = saveIn(start, { author: "Ann" });
    expect(pageIn(data, { title: "undefined" }).total).toBe(0);
  });
});

describe("treeList", () => {
  const page = (query: { title?: string; pageIndex?: number; pageSize?: number }) =>
    dataOf(treeList({ query, body: undefined, data: start, now }).answer);
  test("holds 100 trees of 7 nodes, all under different ids", () => {
    const { total, list: roots } = page({ pageSize: 100 });
    const ids = (nodes: BackOffice<"ExampleNode">[]): string[] =>
      nodes.flatMap((node) => [node.id, ...ids(node.children ?? [])]);
    expect([total, new Set(ids(roots)).size]).toEqual([100, 700]);
  });
  test("filters by the roots alone", () => {
    const [root] = page({}).list;
    const child = root?.children?.[0]?.title ?? "";
    expect(page({ title: root?.title ?? "" }).list[0]).toEqual(root);
    expect(page({ title: child }).list).not.toContain(root);
  });
});

describe("save", () => {
  test.each([[{}], [{ id: "" }]])("puts a record without an id in front under a new one: %o", (body) => {
    const { answer, data = start } = saveIn(start, { ...body, title: "New" });
    expect(dataOf(answer)).toBe("success");
    expect(data.records).toHaveLength(101);
    expect(data.records[0]).toEqual({ id: expect.stringMatching(/^\d+(-\d+){4}$/), title: "New" });
    expect(data.records.slice(1)).toEqual(start.records);
  });
  test("never gives an id twice, even after a delete", () => {
    let data = start;
    const seen = new Set(start.records.map(({ id }) => id));
    for (let round = 0; round < 50; round++) {
      data = saveIn(data, { title: "New" }).data ?? data;
      const id = data.records[0]?.id ?? "";
      seen.add(id);
      if (round % 2 === 0) data = removeIn(data, [id]).data ?? data;
    }
    expect(seen.size).toBe(150);
  });
  test("replaces the given fields of a known record and keeps the others and its place", () => {
    const { data = start } = saveIn(start, { id: second.id, title: "Changed" });
    expect(data.records[1]).toEqual({ ...second, title: "Changed" });
    expect(data.records.toSpliced(1, 1)).toEqual(start.records.toSpliced(1, 1));
  });
  test("refuses an unknown id", () => {
    expect(saveIn(start, { id: "none", title: "X" })).toEqual({
      answer: { ok: false, code: 500, reason: "record-not-found" },
    });
  });
  test("does not change the data that it was given", () => {
    const before = structuredClone(start);
    saveIn(start, { title: "New" });
    saveIn(start, { id: first.id, title: "Changed" });
    removeIn(start, [first.id]);
    expect(start).toEqual(before);
  });
  test.each([1.5, -3, 1_000_000_000])("keeps %f views, and a title of any length", (pageviews) => {
    const { data = start } = saveIn(start, { title: "long ".repeat(2000), pageviews });
    expect(data.records[0]).toMatchObject({ title: "long ".repeat(2000), pageviews });
  });
  test("accepts fields of other screens and does not store them", () => {
    const { data = start } = saveIn(start, { title: "New", remember: true, children: [] });
    expect(data.records[0]).toEqual({ id: expect.any(String), title: "New" });
  });
  test("drops the oldest records beyond 5,000,000 characters", () => {
    let data = start;
    for (let count = 0; count < 60; count++) data = saveIn(data, { content: "x".repeat(100_000) }).data ?? data;
    expect(data.records.length).toBe(49);
    expect(data.records[0]?.content).toHaveLength(100_000);
  });
  test("drops the oldest record beyond 1000", () => {
    let data = start;
    for (let count = 0; count < 901; count++) data = saveIn(data, {}).data ?? data;
    expect(data.records).toHaveLength(1000);
    expect(data.records.at(-1)?.id).toBe(start.records.at(-2)?.id);
  });
});

describe("detail", () => {
  test("shows a record as it was saved", () => {
    const { data = start } = saveIn(start, { id: first.id, author: "Ann" });
    expect(dataOf(detailIn(data, first.id))).toEqual({ ...first, author: "Ann" });
  });
  test("refuses an unknown id", () => {
    expect(detailIn(start, "none")).toMatchObject({ ok: false, code: 500 });
  });
});

describe("remove", () => {
  test("removes the named records and ignores unknown ids", () => {
    const { answer, data = start } = removeIn(start, [first.id, "none"]);
    expect(dataOf(answer)).toBe("success");
    expect(data.records).toEqual(start.records.slice(1));
    expect(detailIn(data, first.id)).toMatchObject({ ok: false, code: 500 });
  });
  test.each([[undefined], [[]]])("refuses when nothing is chosen: %o", (ids) => {
    expect(removeIn(start, ids)).toEqual({
      answer: { ok: false, code: 500, reason: "ids-required" },
    });
  });
});
