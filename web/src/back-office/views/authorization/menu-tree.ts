import type { Wire } from "#back-office/api/calls.ts";
import type { Option } from "#back-office/parts/form/control.ts";

export type Menu = Wire<"Menu">;
export type PermissionEntry = Wire<"PermissionEntry">;

/** The components of directories: at the top level, and below another directory. */
export const TOP = "#";
export const BELOW = "##";

/** A menu's component by the rules of the route list: a directory has no view of its own. */
export const componentFor = (type: number, parentId: unknown, typed: string): string => {
  if (type === 1) return typed;
  return parentId === null || parentId === undefined || parentId === "" ? TOP : BELOW;
};

/** Directories as options of a tree, since pages have no children. Excludes one menu and its descendants. */
export const directories = (menus: readonly Menu[], without?: number): Option[] =>
  menus.flatMap(({ id, type, title, children = [] }) => {
    if (type === 1 || id === without) return [];
    const below = directories(children, without);
    return [{ value: id, label: title, ...(below.length > 0 && { children: below }) }];
  });
