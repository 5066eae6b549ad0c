import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

test("search parameters stay text", () => {
  expect(parseSearch("?id=007&q=true&name=日本")).toEqual({ id: "007", q: "true", name: "日本" });
});

test.each([
  ["?id=2?fbclid=x", { id: "2", fbclid: "x" }],
  ["?utm_source=line?inviteCode=A1&b=2", { utm_source: "line", inviteCode: "A1", b: "2" }],
  ["?id=2&id=3?id=4", { id: "2" }],
  ["?redirect=/personage?dialog=top-up&a=b?c=d", { redirect: "/personage?dialog=top-up", a: "b", c: "d" }],
])("a second question mark begins further parameters, and the first of a name counts: %s", (search, expected) => {
  expect(parseSearch(search)).toEqual(expected);
});

test.each([
  ["?utm_source=line&amp;inviteCode=A1", { utm_source: "line", inviteCode: "A1" }],
  ["?id=2&amp;amp;a=b&amp%3Bc=d", { id: "2", a: "b", c: "d" }],
  ["?inviteCode%3DA1%26utm_source%3Dline", { inviteCode: "A1", utm_source: "line" }],
  ["?inviteCode%3DA1&b=%3D", { inviteCode: "A1", b: "=" }],
  ["?a%3D%E3%8", { "a=\ufffd%8": "" }],
  ["?redirect=/personage?dialog=top-up&amp;a=b", { redirect: "/personage?dialog=top-up", a: "b" }],
])("parameters that HTML or a service has encoded: %s", (search, expected) => {
  expect(parseSearch(search)).toEqual(expected);
});

test("written parameters can be read again, and empty values are omitted", () => {
  const search = { redirect: "/personage?personageHighlight=1", q: "a b&c", empty: "", none: undefined };
  expect(stringifySearch({})).toBe("");
  expect(parseSearch(stringifySearch(search))).toEqual({ redirect: "/personage?personageHighlight=1", q: "a b&c" });
});
