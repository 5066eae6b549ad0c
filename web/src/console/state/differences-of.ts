// The differences between the states of two worlds, row by row.
import { isRow, same } from "#console/journal/changes-of.ts";

type State = Readonly<Record<string, unknown>>;

export interface RowDifference {
  readonly table: string;
  readonly key: string;
  /** The only world that has the row; null if both have it. */
  readonly only: "here" | "there" | null;
  /** Fields that differ; all fields if only one world has the row. */
  readonly fields: readonly { readonly field: string; readonly here: unknown; readonly there: unknown }[];
}

const keysOf = (one: unknown, other: unknown): string[] => [
  ...new Set([...Object.keys(isRow(one) ? one : {}), ...Object.keys(isRow(other) ? other : {})]),
];

/** Tables and fields to ignore: a new fork logs its members in, which moves the fork's clock by some milliseconds. */
const OF_LOGGING_IN = new Set(["sessions", "clocks", "lastLoginAt"]);

/** The rows that differ, table by table, without the effects of logging in. */
export function differencesOf(here: State, there: State): RowDifference[] {
  return keysOf(here, there)
    .filter((table) => !OF_LOGGING_IN.has(table))
    .flatMap((table) => rowsThatDiffer(table, here[table], there[table]));
}

function rowsThatDiffer(table: string, here: unknown, there: unknown): RowDifference[] {
  if (!isRow(here) || !isRow(there))
    return same(here, there) ? [] : [{ table, key: "", only: null, fields: [{ field: table, here, there }] }];
  return keysOf(here, there)
    .map((key): RowDifference => ({
      table,
      key,
      only: there[key] === undefined ? "here" : here[key] === undefined ? "there" : null,
      fields: fieldsThatDiffer(here[key], there[key]),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function fieldsThatDiffer(here: unknown, there: unknown): RowDifference["fields"] {
  if (!isRow(here ?? there)) return same(here, there) ? [] : [{ field: "", here, there }];
  return keysOf(here, there)
    .map((field) => ({
      field,
      here: isRow(here) ? here[field] : undefined,
      there: isRow(there) ? there[field] : undefined,
    }))
    .filter((each) => !OF_LOGGING_IN.has(each.field) && !same(each.here, each.there));
}
