import { getDefaultStore } from "jotai";
import { expect, test } from "vitest";
import { loadedRowsAtom } from "#state/long-reads.ts";
import { PAGE_ROWS, type Paging, readWholeList } from "./whole-list.ts";

interface Row {
  readonly id: number;
}
/** Rows with the ids from `newest` down to 1. */
const rowsFrom = (newest: number): Row[] => Array.from({ length: newest }, (_, at) => ({ id: newest - at }));
const pageOf = (rows: readonly Row[], { page, limit }: Paging): Row[] => rows.slice((page - 1) * limit, page * limit);
const loaded = (): number => getDefaultStore().get(loadedRowsAtom);

test("reads a list of more than 10,000 rows completely, and reports its progress", async () => {
  const all = rowsFrom(10_002);
  const progress: number[] = [];
  const read = await readWholeList(async (paging) => {
    progress.push(loaded());
    return pageOf(all, paging);
  });
  expect(read).toEqual(all);
  expect(progress).toEqual([0, ...Array.from({ length: 10 }, (_, at) => (at + 1) * PAGE_ROWS)]);
  expect(loaded()).toBe(0);
});

test("sends one request for a list that fits one page", async () => {
  const asked: Paging[] = [];
  const read = (count: number) =>
    readWholeList(async (paging) => {
      asked.push(paging);
      return pageOf(rowsFrom(count), paging);
    });
  expect(await read(0)).toEqual([]);
  expect(await read(PAGE_ROWS - 1)).toHaveLength(PAGE_ROWS - 1);
  expect(asked).toEqual([
    { page: 1, limit: PAGE_ROWS },
    { page: 1, limit: PAGE_ROWS },
  ]);
});

test("rows that arrive between two pages cause neither gaps nor duplicates", async () => {
  let newest = 3 * PAGE_ROWS;
  const read = await readWholeList(async (paging) => {
    const page = pageOf(rowsFrom(newest), paging);
    newest += 7;
    return page;
  });
  expect(read).toEqual(rowsFrom(3 * PAGE_ROWS));
});

test.each([PAGE_ROWS, PAGE_ROWS + 1])("reads %i rows of a server without pages once", async (count) => {
  const read = await readWholeList(async () => rowsFrom(count));
  expect(read).toEqual(rowsFrom(count));
});

test("keeps every row of a server whose rows have no id", async () => {
  const all = Array.from({ length: 30 }, () => ({ id: null }));
  expect(await readWholeList(async () => all)).toHaveLength(30);
});

test("fails as a whole when a page fails", async () => {
  const read = readWholeList(async (paging) => {
    if (paging.page === 3) throw new Error("HTTP 503");
    return pageOf(rowsFrom(10_000), paging);
  });
  await expect(read).rejects.toThrow("HTTP 503");
  expect(loaded()).toBe(0);
});
