import { ROUTES } from "@hashgrove/mock-server/operations/back-office/data/routes.ts";
import { expect, test } from "vitest";
import { buildRoutes } from "./build-routes.ts";
import { nodeAt } from "./find-route.ts";
import { closed, closes, type Closing, opened, renamed, renewed, type TabList } from "./tab-list.ts";

const nodes = buildRoutes(ROUTES, { knows: () => true, log: () => {} });
function open(tabs: TabList, path: string, search: Record<string, string> = {}): TabList {
  const found = nodeAt(nodes, path);
  if (!found) throw new Error(path);
  return opened(tabs, { path, ...found, search }, `${path}?${new URLSearchParams(search).toString()}`);
}
const paths = (tabs: TabList): string[] => tabs.map(({ page }) => page.path.split("/").at(-1) ?? "");
const tabs = [
  "/dashboard/analysis",
  "/level/menu2",
  "/function/multiple-tabs-demo/1",
  "/function/multiple-tabs-demo/2",
].reduce((all, path) => open(all, path), [] as TabList);

test("each address has one tab, with its parameters filled in", () => {
  expect(paths(tabs)).toEqual(["analysis", "menu2", "1", "2"]);
  expect(open(tabs, "/level/menu2")).toBe(tabs);
  expect(open(tabs, "/level/menu2", { a: "1" })[1]).toMatchObject({ href: "/level/menu2?a=1", round: 0 });
});

test.each<[Closing, string, string[]]>([
  ["this", "/level/menu2", ["analysis", "1", "2"]],
  ["this", "/dashboard/analysis", ["analysis", "menu2", "1", "2"]],
  ["left", "/function/multiple-tabs-demo/1", ["analysis", "1", "2"]],
  ["right", "/level/menu2", ["analysis", "menu2"]],
  ["others", "/function/multiple-tabs-demo/1", ["analysis", "1"]],
  ["all", "/level/menu2", ["analysis"]],
  ["this", "/nowhere", ["analysis", "menu2", "1", "2"]],
])("closing %s of %s leaves what stays", (closing, path, left) => {
  expect(paths(closed(tabs, path, closing))).toEqual(left);
  expect(closes(tabs, path, closing)).toBe(left.length < 4);
});

test("sets the title of one tab, and resets a page on reload", () => {
  const [, , one] = renewed(renamed(tabs, "/function/multiple-tabs-demo/1", "One"), "/function/multiple-tabs-demo/1");
  expect(one).toMatchObject({ title: "One", round: 1 });
  expect(tabs[2]).toMatchObject({ title: null, round: 0 });
});
