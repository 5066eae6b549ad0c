import { ROUTES } from "@hashgrove/mock-server/operations/back-office/data/routes.ts";
import { expect, test } from "vitest";
import { buildRoutes } from "./build-routes.ts";
import { chainTo, firstPage, targetOf } from "./find-route.ts";

const build = (records: unknown) => buildRoutes(records, { knows: (key) => key.startsWith("views/"), log: () => {} });
const nodes = build(ROUTES);

test.each([
  ["/dashboard", "/dashboard/analysis"],
  ["/guide", "/guide/index"],
  // Without a redirect of its own.
  ["/components/form", "/components/form/default-form"],
  ["/level/menu1", "/level/menu1/menu1-1/menu1-1-1"],
  // Whose redirect leads nowhere.
  ["/error", "/error/404-demo"],
])("%s leads on to %s", (from, to) => {
  expect(targetOf(nodes, from)).toEqual({ kind: "redirect", to });
});

test("a page is found with what stands in its address", () => {
  expect(targetOf(nodes, "/function/multiple-tabs-demo/a%20b")).toMatchObject({
    kind: "page",
    params: { id: "a b" },
    node: { name: "MultipleTabsDemo" },
  });
  expect(targetOf(nodes, "/function/multiple-tabs-demo/%zz")).toMatchObject({ params: { id: "%zz" } });
});

test.each(["/nowhere", "/dashboard/nowhere", "/function/multiple-tabs-demo", "/function/multiple-tabs-demo/"])(
  "%s is no page",
  (path) => expect(targetOf(nodes, path)).toBeNull(),
);

test("what holds an address outside alone is the page that offers it", () => {
  expect(targetOf(nodes, "/external-link")).toMatchObject({
    kind: "page",
    node: { kind: "link", name: "DocumentLink" },
  });
});

test("redirects in a circle end at the first page below", () => {
  const circle = build([
    { path: "/a", component: "#", redirect: "/b", meta: {}, children: [{ path: "c", component: "views/C", meta: {} }] },
    { path: "/b", component: "#", redirect: "/a", meta: {} },
  ]);
  expect(targetOf(circle, "/a")).toEqual({ kind: "redirect", to: "/a/c" });
  expect(targetOf(circle, "/b")).toBeNull();
});

test("the way down to a page, and the first page of all", () => {
  expect(chainTo(nodes, "/level/menu1/menu1-2").map(({ name }) => name)).toEqual(["Level", "Menu1", "Menu12"]);
  expect(chainTo(nodes, "/x")).toEqual([]);
  expect(firstPage(nodes)).toBe("/dashboard/analysis");
});
