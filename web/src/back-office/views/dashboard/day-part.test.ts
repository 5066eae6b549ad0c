import { expect, it } from "vitest";
import { dayPart } from "./day-part.ts";

it("chooses the greeting by the hour, also past midnight", () => {
  expect([0, 4, 5, 10, 11, 17, 18, 23].map(dayPart)).toEqual([
    "evening",
    "evening",
    "morning",
    "morning",
    "day",
    "day",
    "evening",
    "evening",
  ]);
});
