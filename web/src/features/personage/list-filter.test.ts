import { expect, test } from "vitest";
import { filterFromSearch, isNarrowed, NO_FILTER, passes } from "./list-filter.ts";

test("reads what the address spells rightly, and nothing else", () => {
  expect(filterFromSearch({ from: "2026-01-15", to: "2026-02-01", status: "failure" })).toEqual({
    from: "2026-01-15",
    to: "2026-02-01",
    status: "failure",
  });
  expect(filterFromSearch({ from: "2026-02-30", to: "soon", status: "lost" })).toEqual(NO_FILTER);
  expect(isNarrowed(filterFromSearch({}))).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, to: "2026-01-15" })).toBe(true);
});

test("days are those of Tokyo, both included", () => {
  const filter = { ...NO_FILTER, from: "2026-01-15", to: "2026-01-16" };
  const at = (text: string) => ({ at: Date.parse(text) });
  expect(passes(filter, at("2026-01-14T14:59:59Z"))).toBe(false);
  expect(passes(filter, at("2026-01-14T15:00:00Z"))).toBe(true);
  expect(passes(filter, at("2026-01-16T14:59:59Z"))).toBe(true);
  expect(passes(filter, at("2026-01-16T15:00:00Z"))).toBe(false);
  expect(passes({ ...filter, from: "" }, at("2020-01-01T00:00:00Z"))).toBe(true);
  expect(passes({ ...filter, to: "" }, at("2030-01-01T00:00:00Z"))).toBe(true);
});

test("a state lets only its own records through, and rows without a state", () => {
  const filter = { ...NO_FILTER, status: "failure" } as const;
  expect(passes(filter, { at: 0, audit: "failure" })).toBe(true);
  expect(passes(filter, { at: 0, audit: "in-review" })).toBe(false);
  expect(passes(filter, { at: 0 })).toBe(true);
});
