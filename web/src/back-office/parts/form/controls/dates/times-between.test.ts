import { expect, test } from "vitest";
import { timesBetween } from "./times-between.ts";

test.each([
  ["09:00", "10:00", "00:30", ["09:00", "09:30", "10:00"]],
  ["08:15", "08:50", "00:15", ["08:15", "08:30", "08:45"]],
  ["10:00", "09:00", "00:30", []],
])("from %s to %s by %s", (start, end, step, times) => expect(timesBetween(start, end, step)).toEqual(times));
