import { act } from "react";
import { expect, test } from "vitest";
import { render } from "#components/layout/test-render.tsx";
import { useCrudList } from "./use-crud-list.ts";

type List = ReturnType<typeof useCrudList<string, { title?: string }>>;

/** Renders a list of 11 rows and records its requests. */
async function show() {
  let stored = Array.from({ length: 11 }, (_, index) => `row ${index + 1}`);
  const asked: object[] = [];
  const now: { list?: List } = {};
  function Probe() {
    now.list = useCrudList<string, { title?: string }>({
      key: ["rows"],
      search: {},
      read: async (query) => {
        asked.push(query);
        const first = (query.pageIndex - 1) * query.pageSize;
        return { total: stored.length, list: stored.slice(first, first + query.pageSize) };
      },
      remove: async (ids) => {
        stored = stored.filter((row) => !ids.includes(row));
      },
    });
    return null;
  }
  await render(<Probe />);
  const list = () => {
    if (!now.list) throw new Error("there is no list");
    return now.list;
  };
  const turn = async (step: () => unknown) => {
    await act(async () => void (await step()));
    // Wait for one more task, in which the response arrives.
    await act(() => new Promise<void>((done) => setTimeout(done)));
  };
  await turn(() => undefined);
  return { list, asked, turn };
}

test("loads initially, on another page, and from page 1 on another size or search", async () => {
  const { list, asked, turn } = await show();
  await turn(() => list().table.paging.onPage(2));
  await turn(() => list().table.paging.onSize(20));
  await turn(() => list().table.paging.onPage(2));
  await turn(() => list().setSearch({ title: "a" }));
  expect(asked).toEqual([
    { pageIndex: 1, pageSize: 10 },
    { pageIndex: 2, pageSize: 10 },
    { pageIndex: 1, pageSize: 20 },
    { pageIndex: 2, pageSize: 20 },
    { title: "a", pageIndex: 1, pageSize: 20 },
  ]);
});

test("shows the previous page when a page has lost its last row", async () => {
  const { list, turn } = await show();
  await turn(() => list().table.paging.onPage(2));
  expect(list().rows).toEqual(["row 11"]);
  await turn(() => list().removal.mutateAsync(["row 11"]));
  expect(list()).toMatchObject({ page: 1, total: 10 });
  await turn(() => list().removal.mutateAsync(["row 1", "row 2"]));
  expect(list()).toMatchObject({ page: 1, total: 8 });
});

test("clears the selection on another page", async () => {
  const { list, turn } = await show();
  await turn(() => list().setChosen(new Set(["row 1"])));
  await turn(() => list().table.paging.onPage(2));
  expect(list().chosen.size).toBe(0);
});
