import type { Wire } from "#back-office/api/calls.ts";
import { flat } from "#back-office/parts/tree/tree-node.ts";
import type { Menu } from "./menu-tree.ts";

export type Role = Wire<"Role">;
type Choice = Wire<"RoleChoice">;

/** A role's grants: the ids of its menu entries (`seen`), and the button permissions by entry id (`held`). */
export interface RoleGrant {
  readonly seen: ReadonlySet<string>;
  readonly held: ReadonlyMap<string, readonly string[]>;
}

export function grantOf(role: Role | undefined): RoleGrant {
  const nodes = flat(role?.menu ?? []);
  return {
    seen: new Set(nodes.map(({ id }) => String(id))),
    held: new Map(
      nodes.flatMap(({ id, permission, meta }) => {
        const held = permission ?? meta.permission;
        return held ? [[String(id), held] as const] : [];
      }),
    ),
  };
}

/**
 * The grants to save, without the permissions of unticked menu entries and without permissions that a page no longer
 * has.
 */
export const choicesOf = (menus: readonly Menu[], { seen, held }: RoleGrant): Choice[] =>
  flat(menus).flatMap(({ id, permissionList = [] }) => {
    if (!seen.has(String(id))) return [];
    const known = permissionList.map(({ value }) => value);
    const permission = held.get(String(id))?.filter((value) => known.includes(value));
    return [{ id, ...(permission && known.length > 0 && { permission }) }];
  });
