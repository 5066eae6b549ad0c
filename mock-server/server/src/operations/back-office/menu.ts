import { answer, refuse, saved, type BackOffice, type BackOfficeOperation } from "./back-office-operation.ts";
import { removal } from "./deletion.ts";
import { nodesOf, placed, without } from "./tree.ts";

export const list: BackOfficeOperation<"mock.menu.list"> = ({ data }) => answer({ list: [...data.menus] });

/** The last id of the initial menus; added menus get the ids after it. */
const LAST_AT_START = 17;

/**
 * Replaces the given fields of a menu and moves it, or adds a menu. Refusals: record-not-found, name-required,
 * within-itself, too-many.
 */
export const save: BackOfficeOperation<"mock.menu.save"> = ({ body, data }) => {
  const { id = null, parentId, type, path, component, redirect, name, status, meta, permissionList } = body;
  const stored = id === null ? undefined : nodesOf(data.menus).find((one) => one.id === id);
  if (id !== null && !stored) return refuse("record-not-found");
  const title = meta?.title ?? stored?.title ?? "";
  if (title === "") return refuse("name-required");
  const start = { path: "", name: "", status: 1, id: LAST_AT_START + 1 + data.made, type: 1 } as const;
  const next: BackOffice<"Menu"> = {
    ...(stored ?? start),
    ...(type !== undefined && { type }),
    ...(path !== undefined && { path }),
    ...(component !== undefined && { component }),
    ...(redirect !== undefined && { redirect }),
    ...(name !== undefined && { name }),
    ...(status !== undefined && { status }),
    ...(permissionList !== undefined && { permissionList }),
    title,
    meta: { ...stored?.meta, ...meta, title },
  };
  if (parentId !== undefined) {
    if (parentId === null) delete next.parentId;
    else next.parentId = parentId;
  }
  const menus = placed(data.menus, { stored, next, parentId });
  if (!Array.isArray(menus)) return menus;
  return saved({ ...data, menus, made: stored ? data.made : data.made + 1 });
};

/** Removes menus and their subtrees. Refusals: ids-required. */
export const remove: BackOfficeOperation<"mock.menu.remove"> = ({ body, data }) =>
  removal(body, (ids) => ({ ...data, menus: without(data.menus, ids) }));
