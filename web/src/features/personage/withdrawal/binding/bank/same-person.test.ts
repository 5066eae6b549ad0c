import { expect, test } from "vitest";
import { samePerson } from "./same-person.ts";

test.each([
  ["サトウ ハナ", "サトウ　ハナ", "same"],
  ["ｻﾄｳﾊﾅ", "さとう はな", "same"],
  ["SATO HANA", "Hana Sato", "same"],
  ["佐藤花", "佐藤 花", "same"],
  ["サトウ ハナ", "スズキ ハナ", "different"],
  ["SATO HANA", "Sato Hanako", "different"],
  ["サトウ ハナ", "佐藤 花", "unknown"],
  ["サトウ ハナ", "Sato Hana", "unknown"],
] as const)("%s and %s: %s", (holder, verified, verdict) => {
  expect(samePerson(holder, verified)).toBe(verdict);
});
