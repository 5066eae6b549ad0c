import { expect, test } from "vitest";
import { epochFromTokyo } from "#lib/time/tokyo-time.ts";
import { timelineOf } from "./timeline.ts";

const at = epochFromTokyo("2026-01-15 09:00:00");
const updatedAt = epochFromTokyo("2026-01-16 10:00:00");
const stages = (audit: Parameters<typeof timelineOf>[0]["audit"]) =>
  timelineOf({ audit, at, updatedAt }).map((station) => [station.name, station.state, station.at]);

test("shows the decision of a record in review as still to come, without a time", () => {
  expect(stages("in-review")).toEqual([
    ["requested", "done", at],
    ["in-review", "now", null],
    ["decision", "ahead", null],
  ]);
});

test.each(["success", "failure"] as const)("%s: uses the time of the last change as the decision's time", (audit) => {
  expect(stages(audit)).toEqual([
    ["requested", "done", at],
    ["in-review", "done", null],
    [audit, "now", updatedAt],
  ]);
});

test("shows no review for a record cancelled by its member", () => {
  const stations = timelineOf({ audit: "failure", cancelled: true, at, updatedAt });
  expect(stations.map(({ name, state }) => [name, state])).toEqual([
    ["requested", "done"],
    ["cancelled", "now"],
  ]);
});

test("shows an unknown code as neither success nor failure", () => {
  expect(stages("unknown")).toEqual([
    ["requested", "done", at],
    ["unknown", "now", updatedAt],
  ]);
});
