import { asEpochMs, tokyoTime } from "#domain/time/time.ts";
import { answer, refuse, saved, type BackOffice, type BackOfficeOperation } from "./back-office-operation.ts";
import { TEST_PATHS } from "./data/paths.ts";
import { newId } from "./data/random.ts";
import { ROUTES } from "./data/routes.ts";
import { removal } from "./deletion.ts";

type Menu = BackOffice<"Menu">;
type RoleMenu = BackOffice<"RoleMenu">;
type Choice = BackOffice<"RoleChoice">;
type Permissions = Choice["permission"];

/** The full route tree, for the admin. */
export const list: BackOfficeOperation<"mock.role.list"> = () => answer(ROUTES);

/** The paths that the test user may open. */
export const list2: BackOfficeOperation<"mock.role.list2"> = () => answer(TEST_PATHS);

/** The roles, each with the menus that it may open. */
export const table: BackOfficeOperation<"mock.role.table"> = ({ data: { roles } }) =>
  answer({ total: roles.length, list: [...roles] });

const MOST_ROLES = 500;

/** Replaces the given fields of a role, or adds a role. Refusals: record-not-found, name-required, too-many. */
export const save: BackOfficeOperation<"mock.role.save"> = ({ body, data, now }) => {
  const { id, roleName, role, status, remark, menu } = body;
  const stored = id ? data.roles.find((one) => one.id === id) : undefined;
  if (id && !stored) return refuse("record-not-found");
  const name = roleName || stored?.roleName;
  if (name === undefined) return refuse("name-required");
  if (!stored && data.roles.length >= MOST_ROLES) return refuse("too-many");
  const start = {
    id: newId(data.made),
    role: name,
    status: 1,
    createTime: tokyoTime(asEpochMs(now)),
    remark: "",
    menu: [],
  } as const;
  const next: BackOffice<"Role"> = {
    ...start,
    menu: [],
    ...stored,
    roleName: name,
    ...(role && { role }),
    ...(status !== undefined && { status }),
    ...(remark !== undefined && { remark }),
    ...(menu && { menu: chosenFrom(data.menus, permissionsById(menu)) }),
  };
  if (!stored) return saved({ ...data, roles: [...data.roles, next], made: data.made + 1 });
  return saved({ ...data, roles: data.roles.map((one) => (one === stored ? next : one)) });
};

/** Removes roles. Refusals: ids-required. */
export const remove: BackOfficeOperation<"mock.role.remove"> = ({ body, data }) =>
  removal(body, (ids) => ({ ...data, roles: data.roles.filter(({ id }) => !ids.has(id)) }));

const permissionsById = (choices: readonly Choice[]): Map<number, Permissions> =>
  new Map(choices.flatMap(({ id, permission, children = [] }) => [[id, permission], ...permissionsById(children)]));

/** The chosen menus with their ancestors, without the fields that only the menu page needs. */
function chosenFrom(menus: readonly Menu[], chosen: ReadonlyMap<number, Permissions>): RoleMenu[] {
  return menus.flatMap(({ type: _type, parentId: _parentId, title: _title, children = [], ...menu }) => {
    const below = chosenFrom(children, chosen);
    if (!chosen.has(menu.id) && below.length === 0) return [];
    const permission = chosen.get(menu.id);
    return [
      {
        ...menu,
        ...(permission && { meta: { ...menu.meta, permission }, permission }),
        ...(below.length > 0 && { children: below }),
      },
    ];
  });
}
