import { expect, test } from "vitest";
import { asEpochMs, MINUTE_MS } from "#domain/time/time.ts";
import { attemptsLeft, isLocked, minutesLocked, NO_FAILURES, registerFailure } from "./failed-attempts.ts";

const rule = { limit: 3, lockMs: 10 * MINUTE_MS };
const at = (minutes: number) => asEpochMs(minutes * MINUTE_MS);
const wrong = (times: number, now = at(0)) =>
  Array.from({ length: times }).reduce<typeof NO_FAILURES>(
    (failures) => registerFailure(failures, now, rule),
    NO_FAILURES,
  );

test("the wrong try that reaches the limit locks", () => {
  expect(isLocked(wrong(2), at(0))).toBe(false);
  expect(attemptsLeft(wrong(2), rule)).toBe(1);
  expect(isLocked(wrong(3), at(0))).toBe(true);
  expect(attemptsLeft(wrong(3), rule)).toBe(0);
});

test("a lock ends by itself and counting restarts", () => {
  const locked = wrong(3);
  expect(isLocked(locked, asEpochMs(at(10) - 1))).toBe(true);
  expect(minutesLocked(locked, asEpochMs(at(9) + 1))).toBe(1);
  expect(isLocked(locked, at(10))).toBe(false);
  expect(registerFailure(locked, at(10), rule)).toEqual({ count: 1, lockedUntil: null });
});
