import { expect, test } from "vitest";
import { momentOf, timeOf } from "./time-text.ts";

test.for<[string, string | undefined]>([
  ["9:30", "09:30:00"],
  ["09:30:15", "09:30:15"],
  ["0930", "09:30:00"],
  [" 23:59:59 ", "23:59:59"],
  ["24:00", undefined],
  ["9", undefined],
  ["noon", undefined],
])("%s is the time %s", ([text, time]) => expect(timeOf(text)).toBe(time));

test("omits the seconds if only minutes count", () => expect(timeOf("9:30:15", true)).toBe("09:30"));

test.for<[string, string | undefined]>([
  ["2026-01-15 12:30:00", "2026-01-15 12:30:00"],
  ["2026-01-15T12:30", "2026-01-15 12:30:00"],
  ["2026/1/5", "2026-01-05 00:00:00"],
  ["2026-02-30 12:30", undefined],
  ["2026-01-15 25:00", undefined],
  ["", undefined],
])("%s is the moment %s", ([text, moment]) => expect(momentOf(text)).toBe(moment));
