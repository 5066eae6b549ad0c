// Three ways to check a permission of the page's route: a component, a value fixed at mount, and a function.
import { type ReactNode, useState } from "react";
import { usePage } from "#back-office/routing/page.ts";

/** One name, or several that are all required. */
export type Wanted = string | readonly string[];

const granted = (permissions: readonly string[], wanted: Wanted): boolean =>
  [wanted].flat().every((name) => permissions.includes(name));

/** Shows its content while the page grants `name`, and always if there is no name. */
export function Permission({ name, children }: { name?: Wanted; children: ReactNode }) {
  const { permission } = usePage().node.meta;
  return name === undefined || name === "" || granted(permission, name) ? children : null;
}

/** Whether the page granted `name` at mount; ignores later changes of `name`. Throws without a name. */
export function useHasPermission(name: Wanted): boolean {
  const check = useRequirePermission();
  const [has] = useState(() => check(name));
  return has;
}

/** Returns a check for use in handlers; the check throws without a name. */
export function useRequirePermission(): (name: Wanted) => boolean {
  const { permission } = usePage().node.meta;
  return (name) => requirePermission(permission, name);
}

/** Whether all names are among the permissions. Throws without a name, which is a programming error. */
export function requirePermission(permissions: readonly string[], name: Wanted | undefined): boolean {
  if (name === undefined || name.length === 0) throw new Error("permission.hasPermission: name the permission");
  return granted(permissions, name);
}
