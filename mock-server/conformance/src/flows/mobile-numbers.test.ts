// Each use within a run gets a different number, and no two runs share a number.
import { mobileNumber } from "@hashgrove/mock-server/domain/spelling/mobile-number.ts";
import { expect, test } from "vitest";
import { japaneseMobileOf, mobileOf } from "./mobile-numbers.ts";

const RUNS = ["ct-00000000", "ct-00000001", "ct-3b9aca00", "ct-7fffffff", "ct-ffffffff"];
const tries = Array.from({ length: 97 }, (_, index) => index + 1);

test("each use of each run has its own number, as the server spells it", () => {
  const numbers = RUNS.flatMap((runId) => [
    japaneseMobileOf(runId),
    ...(["taken", "longest", ...tries] as const).map((use) => mobileOf(runId, use)),
  ]);
  const stored = numbers.map(mobileNumber);
  expect(stored).toEqual(numbers);
  expect(new Set(stored).size).toBe(numbers.length);
  expect(Math.max(...numbers.map(({ length }) => length))).toBe(16);
});
