import { expect, test } from "vitest";
import { matching } from "#back-office/parts/tree/tree-node.ts";
import { type Department, parentOf, withoutDepartment } from "./department-tree.ts";
import { componentFor, directories, type Menu } from "./menu-tree.ts";
import { choicesOf, grantOf, type Role } from "./role-menu.ts";

const department = (id: string, children?: Department[]): Department => ({
  id,
  departmentName: id,
  createTime: "2026-01-01 00:00:00",
  status: 1,
  remark: "",
  ...(children && { children }),
});
const offices = [
  department("north", [department("sales"), department("research")]),
  department("south", [department("sales 2")]),
];

test("departments are found with their ancestors", () => {
  const named = (text: string) => matching(offices, text, ({ departmentName }) => departmentName);
  expect(named("sales").map(({ id, children }) => [id, children?.map((one) => one.id)])).toEqual([
    ["north", ["sales"]],
    ["south", ["sales 2"]],
  ]);
  expect(named("\u2060ＳＡＬＥＳ　2 ").map(({ id }) => id)).toEqual(["south"]);
  expect(parentOf(offices, "research")).toBe("north");
  expect(parentOf(offices, "north")).toBeUndefined();
  expect(withoutDepartment(offices, "north").map(({ id }) => id)).toEqual(["south"]);
});

const menu = (id: number, type: 0 | 1, rest: Partial<Menu> = {}): Menu => ({
  id,
  type,
  path: `p${id}`,
  name: `N${id}`,
  status: 1,
  title: `Menu ${id}`,
  meta: {},
  ...rest,
});
const entries = [
  { id: 1, label: "Add", value: "add" },
  { id: 2, label: "Edit", value: "edit" },
];
const menus = [menu(1, 0, { children: [menu(2, 1, { permissionList: entries }), menu(3, 0)] }), menu(4, 1)];

test.each([
  [0, null, "views/A", "#"],
  [0, 3, "views/A", "##"],
  [1, null, "views/A", "views/A"],
  [1, 3, "", ""],
])("type %i below %j, typed %j: the component is %j", (type, parent, typed, component) =>
  expect(componentFor(type, parent, typed)).toBe(component),
);

test("only directories can be parents, but not of themselves", () => {
  expect(directories(menus)).toEqual([{ value: 1, label: "Menu 1", children: [{ value: 3, label: "Menu 3" }] }]);
  expect(directories(menus, 3)).toEqual([{ value: 1, label: "Menu 1" }]);
  expect(matching(menus, "\ufeffＭenu\u00a02", ({ title }) => title).map(({ id }) => id)).toEqual([1]);
});

test("reads a role's grants from its menu, and saves them without unticked or removed ones", () => {
  const role = {
    menu: [menu(1, 0, { children: [menu(2, 1, { meta: { permission: ["add", "gone"] } })] })],
  } as unknown as Role;
  const grant = grantOf(role);
  expect([...grant.seen]).toEqual(["1", "2"]);
  expect(choicesOf(menus, grant)).toEqual([{ id: 1 }, { id: 2, permission: ["add"] }]);
  expect(choicesOf(menus, { ...grant, seen: new Set(["4"]) })).toEqual([{ id: 4 }]);
});
