import { expect, test } from "vitest";
import { epochFromTokyo } from "#lib/tokyo-time.ts";
import { timelineOf } from "./timeline.ts";

const at = epochFromTokyo("2026-01-15 09:00:00");
const updatedAt = epochFromTokyo("2026-01-16 10:00:00");
const told = (audit: Parameters<typeof timelineOf>[0]["audit"]) =>
  timelineOf({ audit, at, updatedAt }).map((station) => [station.name, station.state, station.at]);

test("in review: the decision is still to come, and has no time", () => {
  expect(told("in-review")).toEqual([
    ["requested", "done", at],
    ["in-review", "now", null],
    ["decision", "ahead", null],
  ]);
});

test.each(["success", "failure"] as const)("%s: decided when it last changed", (audit) => {
  expect(told(audit)).toEqual([
    ["requested", "done", at],
    ["in-review", "done", null],
    [audit, "now", updatedAt],
  ]);
});

test("taken back by its member: nobody has reviewed it", () => {
  const stations = timelineOf({ audit: "failure", cancelled: true, at, updatedAt });
  expect(stations.map(({ name, state }) => [name, state])).toEqual([
    ["requested", "done"],
    ["cancelled", "now"],
  ]);
});

test("a code that the server added later is neither success nor failure", () => {
  expect(told("unknown")).toEqual([
    ["requested", "done", at],
    ["unknown", "now", updatedAt],
  ]);
});
