import { useQuery } from "@tanstack/react-query";
import { read, type Wire } from "#back-office/api/calls.ts";
import type { Option } from "#back-office/parts/form/control.ts";
import { foldedText } from "#lib/text/normalize-text.ts";

export type Department = Wire<"Department">;

/** Departments as options of a tree: `toOptions(departments)`. */
export const toOptions = (departments: readonly Department[]): Option[] =>
  departments.map(({ id, departmentName, children }) => ({
    value: id,
    label: departmentName,
    ...(children && { children: toOptions(children) }),
  }));

/** All departments, for trees and selects. */
export const useDepartments = () => useQuery(read("/mock/department/list"));

/** Whether a department is in the tree. */
export const hasDepartment = (departments: readonly Department[], id: string): boolean =>
  departments.some((one) => one.id === id || hasDepartment(one.children ?? [], id));

/** The tree without a department and its descendants. */
export const withoutDepartment = (departments: readonly Department[], id: string | undefined): Department[] =>
  departments.flatMap((one) =>
    one.id === id ? [] : [one.children ? { ...one, children: withoutDepartment(one.children, id) } : one],
  );

/** The departments whose name contains the text, ignoring case and width, with their ancestors. */
export function named(departments: readonly Department[], text: string): Department[] {
  const wanted = foldedText(text);
  if (wanted === "") return [...departments];
  return departments.flatMap((one) => {
    if (foldedText(one.departmentName).includes(wanted)) return [one];
    const children = named(one.children ?? [], text);
    return children.length > 0 ? [{ ...one, children }] : [];
  });
}

/** The parent's id; undefined for an office. */
export function parentOf(departments: readonly Department[], id: string): string | undefined {
  for (const one of departments) {
    if (one.children?.some((child) => child.id === id)) return one.id;
    const below = parentOf(one.children ?? [], id);
    if (below !== undefined) return below;
  }
  return undefined;
}
