import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { Term, TermUnit } from "#lib/product/term.ts";
import { countOf, textOf } from "./readers.ts";

type Schemas = components["schemas"];

/**
 * An object of a reply as received: any field may be missing, null or of another type. Screens get the values only
 * through readers (readers.ts, rule D9).
 */
export type Wire<Shape extends object> = object & { readonly [Field in keyof Shape]?: unknown };

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of a reply. Throws a TypeError if there is no data, because that is a failed read, not an empty one. */
export function fieldsOf<Shape extends object>(data: Shape): Wire<Shape> {
  if (!isObject(data)) throw new TypeError("the reply has no data");
  return data;
}

/** The fields of an object inside a reply; no fields if the value is not an object. */
export const innerFields = <Shape extends object>(value: unknown): Wire<Shape> => (isObject(value) ? value : {});

/** The items of an array inside a reply; skips items that are not objects. */
export const innerItems = <Item extends object>(value: unknown): readonly Wire<Item>[] =>
  Array.isArray(value) ? (value.filter(isObject) as Wire<Item>[]) : [];

/** The items of a list reply: the reply itself is an array, or has one as `list` (rule D6). */
export const itemsOf = <Item extends object>(
  data: readonly Item[] | { readonly list: readonly Item[] },
): readonly Wire<Item>[] => innerItems(Array.isArray(data) ? data : fieldsOf(data as { readonly list: unknown }).list);

const TERM_UNITS: Record<Schemas["DateType"], TermUnit> = { 0: "day", 1: "week", 2: "month", 3: "year" };

/**
 * The name for a code of the wire. A code that is not in `names`, such as one that the server added later, is "unknown"
 * and is logged (rule D4).
 */
export function named<Name extends string>(names: Readonly<Record<string, Name>>, code: unknown): Name | "unknown" {
  const key = textOf(code);
  if (key === "") return "unknown";
  const name = names[key];
  if (name === undefined) console.warn(`unknown code ${key}`);
  return name ?? "unknown";
}

export function toTerm(count: unknown, dateType: unknown): Term | null {
  const units = countOf(count);
  return units === null ? null : { count: units, unit: named(TERM_UNITS, dateType) };
}
