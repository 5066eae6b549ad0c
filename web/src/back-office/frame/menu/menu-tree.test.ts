import { ROUTES } from "@hashgrove/mock-server/operations/back-office/data/routes.ts";
import { expect, test } from "vitest";
import { buildRoutes } from "#back-office/routing/build-routes.ts";
import { holds, type MenuEntry, menuOf } from "./menu-tree.ts";

const menu = menuOf(buildRoutes(ROUTES, { knows: () => true, log: () => {} }));
const outline = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map(({ path, children }) => (children.length > 0 ? [path, outline(children)] : path));

test("a parent with one child is shown as that child, unless it is always shown", () => {
  expect(outline(menu)).toMatchObject([
    ["/dashboard", ["/dashboard/analysis", "/dashboard/workplace"]],
    "https://element-plus-admin-doc.cn/",
    "/guide/index",
    ["/components", expect.anything()],
    ["/function", ["/function/multipleTabs", "/function/request", "/function/test"]],
    ["/hooks", expect.anything()],
    [
      "/level",
      [
        ["/level/menu1", [["/level/menu1/menu1-1", ["/level/menu1/menu1-1/menu1-1-1"]], "/level/menu1/menu1-2"]],
        "/level/menu2",
      ],
    ],
    ["/example", ["/example/example-dialog", "/example/example-page"]],
    ["/error", expect.anything()],
    ["/authorization", expect.anything()],
  ]);
  expect(menu[1]?.outside).toBe(true);
});

test("an entry contains its descendants at any depth", () => {
  expect(menu.filter((entry) => holds(entry, "/level/menu1/menu1-2")).map(({ path }) => path)).toEqual(["/level"]);
});
