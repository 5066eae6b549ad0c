import { expect, test } from "vitest";
import { filterFromSearch, isNarrowed, NO_FILTER, passes, sorted } from "./list-filter.ts";

test("reads valid search parameters and ignores others", () => {
  expect(filterFromSearch({ from: "2026-01-15", to: "2026-02-01", status: "failure", q: "plan" })).toEqual({
    from: "2026-01-15",
    to: "2026-02-01",
    status: "failure",
    sort: "newest",
    text: "plan",
  });
  expect(filterFromSearch({ from: "2026-02-30", to: "soon", status: "lost", sort: "best" })).toEqual(NO_FILTER);
  expect(isNarrowed(filterFromSearch({}))).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, to: "2026-01-15" })).toBe(true);
  expect(isNarrowed({ ...NO_FILTER, text: "plan" })).toBe(true);
  expect(isNarrowed({ ...NO_FILTER, text: " " })).toBe(false);
});

test("filters by days of Tokyo, both included", () => {
  const filter = { ...NO_FILTER, from: "2026-01-15", to: "2026-01-16" };
  const at = (text: string) => ({ at: Date.parse(text) });
  expect(passes(filter, at("2026-01-14T14:59:59Z"))).toBe(false);
  expect(passes(filter, at("2026-01-14T15:00:00Z"))).toBe(true);
  expect(passes(filter, at("2026-01-16T14:59:59Z"))).toBe(true);
  expect(passes(filter, at("2026-01-16T15:00:00Z"))).toBe(false);
  expect(passes({ ...filter, from: "" }, at("2020-01-01T00:00:00Z"))).toBe(true);
  expect(passes({ ...filter, to: "" }, at("2030-01-01T00:00:00Z"))).toBe(true);
});

test("filters by status and keeps rows without one", () => {
  const filter = { ...NO_FILTER, status: "failure" } as const;
  expect(passes(filter, { at: 0, state: "failure" })).toBe(true);
  expect(passes(filter, { at: 0, state: "in-review" })).toBe(false);
  expect(passes(filter, { at: 0 })).toBe(true);
});

test("sorts by date or amount, compares USDT as numbers and is stable", () => {
  const rows = [
    { at: 4, amount: "9.5" },
    { at: 3, amount: "100" },
    { at: 2, amount: "9.5" },
    { at: 1, amount: "20" },
  ];
  const order = (sort: Parameters<typeof sorted>[1]) => sorted(rows, sort).map(({ at }) => at);
  expect(order("newest")).toEqual([4, 3, 2, 1]);
  expect(order("oldest")).toEqual([1, 2, 3, 4]);
  expect(order("largest")).toEqual([3, 1, 4, 2]);
  expect(order("smallest")).toEqual([4, 2, 1, 3]);
  expect(isNarrowed({ ...NO_FILTER, sort: "oldest" }), "an order leaves nothing out").toBe(false);
});
