import type { Wire } from "#back-office/api/calls.ts";
import type { Option } from "#back-office/parts/form/control.ts";
import { flat } from "#back-office/parts/tree/tree-node.ts";

export type Department = Wire<"Department">;

/** Converts departments to options of a tree. */
export const toOptions = (departments: readonly Department[]): Option[] =>
  departments.map(({ id, departmentName, children }) => ({
    value: id,
    label: departmentName,
    ...(children && { children: toOptions(children) }),
  }));

/** The tree without a department and its descendants. */
export const withoutDepartment = (departments: readonly Department[], id: string | undefined): Department[] =>
  departments.flatMap((one) =>
    one.id === id ? [] : [one.children ? { ...one, children: withoutDepartment(one.children, id) } : one],
  );

/** The id of a department's parent; undefined for an office, which is at the top level. */
export const parentOf = (departments: readonly Department[], id: string): string | undefined =>
  flat(departments).find(({ children }) => children?.some((child) => child.id === id))?.id;
