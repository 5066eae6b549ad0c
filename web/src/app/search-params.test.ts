import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

test("search parameters stay text, whatever they look like", () => {
  expect(parseSearch("?id=007&q=true&name=日本")).toEqual({ id: "007", q: "true", name: "日本" });
});

test("what is written can be read again, and empty values are left out", () => {
  const search = { redirect: "/personage?personageHighlight=1", q: "a b&c", empty: "", none: undefined };
  expect(stringifySearch({})).toBe("");
  expect(parseSearch(stringifySearch(search))).toEqual({ redirect: "/personage?personageHighlight=1", q: "a b&c" });
});
