import { expect, test } from "vitest";
import { searchState } from "./search-state.ts";

const STATE = { members: { 1: { id: 1, email: "alice@example.test" } }, records: { 7: { address: "Test Bank" } } };
const pointers = (text: string, most = 10): string[] =>
  searchState(STATE, [], text, most).map(({ pointer }) => pointer);

test.each([
  ["ALICE", ["/members/1/email"]],
  ["bank", ["/records/7/address"]],
  ["records", ["/records"]],
  ["1", ["/members/1"]],
  ["nobody", []],
  ["  ", []],
])("%s is found", (text, expected) => {
  expect(pointers(text)).toEqual(expected);
});

test("limits the number of matches, and starts at a given row", () => {
  expect(pointers("e", 1)).toHaveLength(1);
  expect(searchState(STATE.records, ["records"], "test", 9)).toEqual([
    { pointer: "/records/7/address", value: "Test Bank" },
  ]);
});
