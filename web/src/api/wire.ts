import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { Term, TermUnit } from "#lib/time/term.ts";

type Schemas = components["schemas"];

const TERM_UNITS: Record<Schemas["DateType"], TermUnit> = { 0: "day", 1: "week", 2: "month", 3: "year" };

/** The name that a code stands for; a code that the server added later is "unknown", and is logged (rule D4). */
export function named<Name extends string>(names: Readonly<Record<string, Name>>, code: unknown): Name | "unknown" {
  const name = names[String(code)];
  if (name === undefined) console.warn(`unknown code ${String(code)}`);
  return name ?? "unknown";
}

export const toTerm = (count: number, dateType: Schemas["DateType"]): Term => ({
  count,
  unit: named(TERM_UNITS, dateType),
});

/** The items of a list reply, which is an array or carries one as `list` (rule D6). */
export function itemsOf<Item>(data: readonly Item[] | { readonly list: readonly Item[] }): readonly Item[] {
  return "list" in data ? data.list : data;
}
