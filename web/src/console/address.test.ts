import { expect, test } from "vitest";
import { hrefOf, placeOf, setQuery } from "./address.ts";

test.each([
  ["", { world: null, view: "bench", query: {} }],
  ["#/worlds", { world: null, view: "bench", query: {} }],
  ["#/worlds/", { world: null, view: "bench", query: {} }],
  ["#/worlds/my-world/", { world: "my-world", view: "bench", query: {} }],
  ["#/worlds/my-world/journal/?seq=7", { world: "my-world", view: "journal", query: { seq: "7" } }],
  ["#/worlds/my-world", { world: "my-world", view: "bench", query: {} }],
  [
    "#/worlds/w1/journal?operationId=user.login&seq=7",
    { world: "w1", view: "journal", query: { operationId: "user.login", seq: "7" } },
  ],
  ["#/worlds/w1/nowhere", { world: "w1", view: "bench", query: {} }],
  ["#/worlds/No World/journal", { world: null, view: "journal", query: {} }],
])("parses the URL %s", (hash, place) => {
  const { world, view, query } = placeOf(hash);
  expect({ world, query }).toEqual({ world: place.world, query: place.query });
  if (place.world !== null) expect(view).toBe(place.view);
});

test("a URL round-trips, without empty parameters", () => {
  const href = hrefOf("w1", "state", { pointer: "/members/1&2", text: "" });
  expect(href).toBe("#/worlds/w1/state?pointer=%2Fmembers%2F1%262");
  expect(placeOf(href)).toEqual({ world: "w1", view: "state", query: { pointer: "/members/1&2" } });
  expect(hrefOf("w1")).toBe("#/worlds/w1");
  expect(hrefOf(null)).toBe("#/worlds");
});

test("a filter adds no history entry", () => {
  window.location.hash = "#/worlds/w1/journal?user=alice";
  const steps = window.history.length;
  setQuery({ operationId: "user.login" });
  expect(placeOf(window.location.hash).query).toEqual({ user: "alice", operationId: "user.login" });
  setQuery({ user: "" });
  expect(placeOf(window.location.hash).query).toEqual({ operationId: "user.login" });
  expect(window.history.length).toBe(steps);
});
