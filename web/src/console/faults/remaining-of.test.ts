import { expect, test } from "vitest";
import { remainingOf } from "./remaining-of.ts";

const FAULT = { times: 3, acted: 1, skip: 2, matched: 1, expiresAt: null } as const;
const NOW = Date.parse("2026-01-15T00:00:00Z");

test.each([
  ["as long as its world lives", {}, { times: 2, pass: 1, seconds: null }],
  ["however often", { times: "always" }, { times: "always", pass: 1, seconds: null }],
  ["nothing below none", { acted: 5, matched: 9 }, { times: 0, pass: 0, seconds: null }],
  ["a second that has begun", { expiresAt: "2026-01-15T00:00:01.200Z" }, { times: 2, pass: 1, seconds: 2 }],
  ["no time that is over", { expiresAt: "2026-01-14T23:59:00Z" }, { times: 2, pass: 1, seconds: 0 }],
] as const)("%s", (_, changed, left) => {
  expect(remainingOf({ ...FAULT, ...changed }, NOW)).toEqual(left);
});
