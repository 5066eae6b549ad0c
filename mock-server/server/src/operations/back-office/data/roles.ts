import type { BackOffice } from "../back-office-operation.ts";
import { MENUS } from "./menus.ts";
import { mockId, mockStatus, mockTime, randomOf } from "./random.ts";
import { firstName, remark } from "./words.ts";

type Menu = BackOffice<"Menu">;
type RoleMenu = BackOffice<"RoleMenu">;

/** Ids of the menus below which a role has every permission on each page. */
const GRANTED_ROOTS: ReadonlySet<number> = new Set([6, 12]);
const granted = (): BackOffice<"Permission">[] => ["edit", "add", "delete"];

/** The part of the tree with the allowed ids, without the fields that only the menu page needs. */
function partOf(menus: readonly Menu[], allows: (id: number) => boolean, grant = false): RoleMenu[] {
  return menus
    .filter(({ id }) => allows(id))
    .map(({ type: _type, parentId: _parentId, title: _title, children, ...menu }) => {
      const grants = grant || GRANTED_ROOTS.has(menu.id);
      if (children !== undefined) return { ...menu, children: partOf(children, allows, grants) };
      return grants ? { ...menu, meta: { ...menu.meta, permission: granted() }, permission: granted() } : menu;
    });
}

const random = randomOf(0x201e);
const role = (roleName: string, allows: (id: number) => boolean): BackOffice<"Role"> => ({
  id: mockId(random),
  roleName,
  role: firstName(random),
  status: mockStatus(random),
  createTime: mockTime(random),
  remark: remark(random),
  menu: partOf(MENUS, allows),
});

/** The menus of each role: all; dashboard (1 to 3); document and level (4 to 11); example detail (17 below 12). */
export const ROLES: BackOffice<"Role">[] = [
  role("超级管理员", () => true),
  role("管理员", (id) => id <= 3),
  role("普通用户", (id) => id >= 4 && id <= 11),
  role("游客", (id) => id === 12 || id === 17),
];
