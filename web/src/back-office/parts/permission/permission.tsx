// What may be pressed on a page, by its route's permissions, in three forms.
import { type ReactNode, useState } from "react";
import { usePage } from "#back-office/routing/page.ts";

/** One name, or several that all have to be granted. */
export type Wanted = string | readonly string[];

const granted = (permissions: readonly string[], wanted: Wanted): boolean =>
  [wanted].flat().every((name) => permissions.includes(name));

/** Shows what it holds where the page grants `name`, also when that changes; without a name always. */
export function Permission({ name, children }: { name?: Wanted; children: ReactNode }) {
  const { permission } = usePage().node.meta;
  return name === undefined || name === "" || granted(permission, name) ? children : null;
}

/**
 * Whether the page grants `name`, decided when the component comes up and kept, as a directive does that takes an
 * element out of the page. Throws without a name.
 */
export function useHasPermission(name: Wanted): boolean {
  const check = useRequirePermission();
  const [has] = useState(() => check(name));
  return has;
}

/** Gives a function that answers for any name, as for use in handlers; it throws without one. */
export function useRequirePermission(): (name: Wanted) => boolean {
  const { permission } = usePage().node.meta;
  return (name) => requirePermission(permission, name);
}

/** The strict check behind both: a permission that is asked for without a name is a mistake of the code. */
export function requirePermission(permissions: readonly string[], name: Wanted | undefined): boolean {
  if (name === undefined || name.length === 0) throw new Error("permission.hasPermission: name the permission");
  return granted(permissions, name);
}
