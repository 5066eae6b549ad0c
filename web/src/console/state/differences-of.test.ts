import { expect, test } from "vitest";
import { differencesOf } from "./differences-of.ts";

const there = { members: { 1: { id: 1, name: "a" }, 2: { id: 2, name: "b" } }, records: {}, sessions: { x: 1 } };

test("names each row that differs, with its fields, but no session", () => {
  const here = { members: { 1: { id: 1, name: "z" } }, records: { 5: { id: 5 } }, sessions: {} };
  expect(differencesOf(here, there)).toEqual([
    { table: "members", key: "1", only: null, fields: [{ field: "name", here: "z", there: "a" }] },
    {
      table: "members",
      key: "2",
      only: "there",
      fields: [
        { field: "id", here: undefined, there: 2 },
        { field: "name", here: undefined, there: "b" },
      ],
    },
    { table: "records", key: "5", only: "here", fields: [{ field: "id", here: 5, there: undefined }] },
  ]);
});

test("ignores the effects of logging in", () => {
  const later = {
    ...there,
    members: { ...there.members, 1: { id: 1, name: "a", lastLoginAt: 5 } },
    clocks: { main: 2 },
  };
  expect(differencesOf(later, there)).toEqual([]);
});

test("a world does not differ from itself", () => {
  expect(differencesOf(there, there)).toEqual([]);
});
