import { ROUTES } from "@hashgrove/mock-server/operations/back-office/data/routes.ts";
import { expect, test } from "vitest";
import { buildRoutes } from "./build-routes.ts";
import { chainTo, firstPage, targetOf } from "./find-route.ts";

const build = (records: unknown) => buildRoutes(records, { knows: (key) => key.startsWith("views/"), log: () => {} });
const nodes = build(ROUTES);

test.each([
  ["/dashboard", "/dashboard/analysis"],
  ["/guide", "/guide/index"],
  // A parent without a redirect of its own.
  ["/components/form", "/components/form/default-form"],
  ["/level/menu1", "/level/menu1/menu1-1/menu1-1-1"],
  // A parent whose redirect does not exist.
  ["/error", "/error/404-demo"],
])("%s redirects to %s", (from, to) => {
  expect(targetOf(nodes, from)).toEqual({ kind: "redirect", to });
});

test("finds a page with the parameters of its address", () => {
  expect(targetOf(nodes, "/function/multiple-tabs-demo/a%20b")).toMatchObject({
    kind: "page",
    params: { id: "a b" },
    node: { name: "MultipleTabsDemo" },
  });
  expect(targetOf(nodes, "/function/multiple-tabs-demo/%zz")).toMatchObject({ params: { id: "%zz" } });
});

test.each(["/nowhere", "/dashboard/nowhere", "/function/multiple-tabs-demo", "/function/multiple-tabs-demo/"])(
  "%s matches no page",
  (path) => expect(targetOf(nodes, path)).toBeNull(),
);

test("a node with only an external address is the page that offers it", () => {
  expect(targetOf(nodes, "/external-link")).toMatchObject({
    kind: "page",
    node: { kind: "link", name: "DocumentLink" },
  });
});

test("a circular redirect ends at the first descendant page", () => {
  const circle = build([
    { path: "/a", component: "#", redirect: "/b", meta: {}, children: [{ path: "c", component: "views/C", meta: {} }] },
    { path: "/b", component: "#", redirect: "/a", meta: {} },
  ]);
  expect(targetOf(circle, "/a")).toEqual({ kind: "redirect", to: "/a/c" });
  expect(targetOf(circle, "/b")).toBeNull();
});

test("finds the ancestors of a page, and the first page of all", () => {
  expect(chainTo(nodes, "/level/menu1/menu1-2").map(({ name }) => name)).toEqual(["Level", "Menu1", "Menu12"]);
  expect(chainTo(nodes, "/x")).toEqual([]);
  expect(firstPage(nodes)).toBe("/dashboard/analysis");
});
