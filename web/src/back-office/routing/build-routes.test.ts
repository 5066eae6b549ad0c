import { TEST_PATHS } from "@hashgrove/mock-server/operations/back-office/data/paths.ts";
import { ROUTES } from "@hashgrove/mock-server/operations/back-office/data/routes.ts";
import { expect, test } from "vitest";
import { allowedRoutes } from "./allowed-routes.ts";
import { buildRoutes } from "./build-routes.ts";
import { everyNode } from "./route-node.ts";

function built(records: unknown, knows = (key: string): boolean => key.startsWith("views/")) {
  const faults: string[] = [];
  const nodes = buildRoutes(records, { knows, log: (fault) => faults.push(fault) });
  return { nodes, faults, paths: everyNode(nodes).map(({ path }) => path) };
}

test("the admin's list makes 73 routes: 57 views, one link, 15 parents", () => {
  const { nodes, faults } = built(ROUTES);
  expect(faults).toEqual([]);
  const kinds = Object.groupBy(everyNode(nodes), ({ kind }) => kind);
  expect([kinds.view?.length, kinds.link?.length, kinds.group?.length, kinds.missing]).toEqual([57, 1, 15, undefined]);
});

test("the test user's paths keep 66 of them, and 63 if showMainRoute had no canTo", () => {
  const all = built(ROUTES);
  const allowed = everyNode(allowedRoutes(all.nodes, TEST_PATHS)).map(({ path }) => path);
  expect(allowed).toHaveLength(66);
  expect(all.paths.filter((path) => !allowed.includes(path))).toEqual([
    "/components/icon-picker",
    "/components/tree",
    "/function",
    "/function/multipleTabs",
    "/function/multiple-tabs-demo/:id",
    "/function/request",
    "/function/test",
  ]);
  const text = JSON.stringify(ROUTES).replaceAll("showMainRoute", "other");
  expect(everyNode(allowedRoutes(built(JSON.parse(text)).nodes, TEST_PATHS))).toHaveLength(63);
});

test("a followed route and an address count as allowed, a hidden one does not", () => {
  const { nodes } = built([
    { path: "/a", component: "#", meta: { followRoute: "/x" }, children: [{ path: "b", component: "views/B" }] },
    { path: "/c", component: "#", meta: {}, children: [{ path: "https://example.test/", meta: {} }] },
    { path: "/d", component: "views/D", meta: { hidden: true } },
  ]);
  expect(
    everyNode(allowedRoutes(nodes, ["/x", "/a/b", "https://example.test/", "/d"])).map(({ path }) => path),
  ).toEqual(["/a", "/a/b", "/c", "https://example.test/"]);
});

const circle: { path: string; component: string; children: object[] } = { path: "/a", component: "#", children: [] };
circle.children.push({ ...circle, path: "b" });

test.each([
  ["no list", { code: 0 }, [], 1],
  ["an unknown view", [{ path: "/a", component: "views/A" }, { path: "/b" }], ["/a", "/b"], 2],
  ["a route in itself", [circle], ["/a", "/a/b"], 1],
  [
    "a duplicate path",
    [
      { path: "/a", component: "#" },
      { path: "/a", component: "#" },
    ],
    ["/a"],
    1,
  ],
  [
    "a duplicate name",
    [
      { path: "/a", name: "A", component: "#" },
      { path: "/b", name: "A", component: "#" },
    ],
    ["/a", "/b"],
    1,
  ],
  ["a path without its parent", [{ path: "b", component: "#" }], ["/b"], 0],
  ["a script for an address", [{ path: "javascript:alert(1)" }, { path: "//evil.test" }, { path: 5 }, null], [], 4],
])("%s does no harm and is logged", (_name, records, paths, count) => {
  const result = built(records, () => false);
  expect(result.paths).toEqual(paths);
  expect(result.faults).toHaveLength(count);
});

test("ignores a title that is not text", () => {
  const [node] = built([{ path: "/a", component: "#", meta: { title: { toString: 1 }, permission: "all" } }]).nodes;
  expect(node).toMatchObject({ title: "", meta: { permission: [] } });
});
