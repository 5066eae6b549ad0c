import type { Wire } from "#back-office/api/calls.ts";
import type { Option } from "#back-office/parts/form/control.ts";

export type Menu = Wire<"Menu">;
export type PermissionEntry = Wire<"PermissionEntry">;

/** Component keys of directories: at the top level, and below another directory. */
export const TOP = "#";
export const BELOW = "##";

/** The component key of a menu entry: `typed` for a page; a fixed one for a directory, which has no view. */
export const componentFor = (type: number, parentId: unknown, typed: string): string => {
  if (type === 1) return typed;
  return parentId === null || parentId === undefined || parentId === "" ? TOP : BELOW;
};

/**
 * Options for the parent: only directories, because pages have no children. Leaves out the menu entry with the id
 * `without`, and its descendants.
 */
export const directories = (menus: readonly Menu[], without?: number): Option[] =>
  menus.flatMap(({ id, type, title, children = [] }) => {
    if (type === 1 || id === without) return [];
    const below = directories(children, without);
    return [{ value: id, label: title, ...(below.length > 0 && { children: below }) }];
  });
