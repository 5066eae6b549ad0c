import { describe, expect, test } from "vitest";
import type { BackOffice } from "./back-office-operation.ts";
import { ROUTE_ROWS } from "./data/test-route-rows.ts";
import { list as menuList } from "./menu.ts";
import { list, list2, table } from "./role.ts";
import { dataOf, INPUT } from "./test-answer.ts";

type Route = BackOffice<"Route">;
const routes = dataOf(list(INPUT).answer);
const paths = dataOf(list2(INPUT).answer);
const roles = dataOf(table(INPUT).answer);

const isUrl = (path: string) => path.startsWith("https:");
const join = (parent: string, path: string) => (isUrl(path) || path.startsWith("/") ? path : `${parent}/${path}`);
const pathsOf = (nodes: Route[], parent = ""): string[] =>
  nodes.flatMap(({ path, children = [] }) => [join(parent, path), ...pathsOf(children, join(parent, path))]);

/** The routes that a client shows the test user. Filters by TEST_PATHS as a client does. */
const allowed = (nodes: Route[], reachable: (meta: Route["meta"]) => boolean, parent = ""): Route[] =>
  nodes.flatMap((route) => {
    if (route.meta.hidden && !reachable(route.meta)) return [];
    const own = join(parent, route.path);
    const [only, ...others] = route.children ?? [];
    const key = only !== undefined && others.length === 0 && !route.meta.alwaysShow ? join(own, only.path) : own;
    if (!paths.includes(key)) return [];
    return [{ ...route, children: allowed(route.children ?? [], reachable, own) }];
  });

/** Each route as a row: full path, name, component key, redirect, title. */
const rowsOf = (nodes: Route[], parent = ""): string[][] =>
  nodes.flatMap(({ path, name, component = "", redirect = "", meta: { title = "" }, children = [] }) => {
    const full = join(parent, path);
    return [[full, name, component, redirect, title], ...rowsOf(children, full)];
  });

describe("list", () => {
  test("matches, string by string, the values that clients of the template expect", () => {
    expect(rowsOf(routes)).toEqual(ROUTE_ROWS);
  });
  test("gives each route its own name", () => {
    const names = rowsOf(routes).map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
  test("redirects to existing routes, except one whose target never existed", () => {
    const known = new Set(pathsOf(routes));
    const lost = rowsOf(routes).flatMap(([, , , redirect = ""]) =>
      redirect === "" || known.has(redirect) ? [] : [redirect],
    );
    expect(lost).toEqual(["/error/404"]);
  });
});

describe("list2", () => {
  test("names each path once", () => {
    expect(new Set(paths).size).toBe(paths.length);
  });
  test("leaves the test user all routes but these, and more when showMainRoute means canTo", () => {
    const strict = allowed(routes, ({ canTo = false }) => canTo);
    const kept = allowed(routes, ({ canTo = false, showMainRoute = false }) => canTo || showMainRoute);
    const lostBy = (nodes: Route[]): string[] => pathsOf(routes).filter((path) => !pathsOf(nodes).includes(path));
    const behindPage = ["/example/example-add", "/example/example-edit", "/example/example-detail"];
    expect(lostBy(strict)).toEqual([...lostBy(kept), ...behindPage]);
    expect(lostBy(kept)).toEqual([
      "/components/icon-picker",
      "/components/tree",
      "/function",
      "/function/multipleTabs",
      "/function/multiple-tabs-demo/:id",
      "/function/request",
      "/function/test",
    ]);
  });
});

describe("table", () => {
  const idsOf = (nodes: { id: number; children?: { id: number }[] }[]): number[] =>
    nodes.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

  test("gives each of the four roles its part of the menu", () => {
    expect(roles.total).toBe(4);
    expect(roles.list.map(({ roleName, menu }) => [roleName, idsOf(menu)])).toEqual([
      ["超级管理员", from(1, 17)],
      ["管理员", [1, 2, 3]],
      ["普通用户", from(4, 11)],
      ["游客", [12, 17]],
    ]);
  });
  test("grants permissions on the pages under level and example, and leaves the menu tree as it was", () => {
    const [detail] = roles.list[3]?.menu[0]?.children ?? [];
    expect(detail).toMatchObject({
      permission: ["edit", "add", "delete"],
      meta: { permission: ["edit", "add", "delete"] },
    });
    expect(roles.list[1]?.menu[0]?.children?.[0]).not.toHaveProperty("permission");
    const menus = dataOf(menuList(INPUT).answer).list;
    expect(idsOf(menus)).toEqual(from(1, 17));
    expect(menus[3]?.children?.at(-1)?.meta).not.toHaveProperty("permission");
    expect(menus[3]?.children?.every(({ parentId }) => parentId === 12)).toBe(true);
  });
});
