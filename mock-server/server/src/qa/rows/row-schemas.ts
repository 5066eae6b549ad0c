// The tables that a tester may patch, and the validation of their rows.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { RowOf, Sequences, TableName } from "#domain/state.ts";
import { CONTENT_ROWS } from "./content-rows.ts";
import { MEMBER_ROWS } from "./member-rows.ts";
import type { Schema } from "./row-kit.ts";

/** Tables that only the server writes: indexes of other tables, sessions, counters, stored replies, the clock. */
type OwnTable =
  | "logins"
  | "inviteCodes"
  | "sessions"
  | "strangers"
  | "strangerPlaces"
  | "keptReplies"
  | "sequences"
  | "clocks";
const SCHEMAS = { ...MEMBER_ROWS, ...CONTENT_ROWS } satisfies {
  readonly [Table in Exclude<TableName, OwnTable>]: Schema<RowOf<Table>>;
};

export type WritableTable = keyof typeof SCHEMAS;
export const WRITABLE_TABLES = Object.keys(SCHEMAS) as readonly WritableTable[];
export const isWritable = (name: string): name is WritableTable => Object.hasOwn(SCHEMAS, name);

/**
 * For tables with numeric keys: the sequence that issues the keys, or null if the server issues none. Tables without an
 * entry have text keys.
 */
const NUMBERED: Partial<Record<WritableTable, keyof Sequences | null>> = {
  members: "member",
  transactions: "transaction",
  flows: "flow",
  holdings: "holding",
  records: "record",
  reviews: "review",
  jobs: "job",
  products: null,
  news: null,
};
/** The last number that the server issued for a table; null for tables without a sequence. */
export const lastIssued = (table: WritableTable, sequences: Sequences | undefined): number | null => {
  const counter = NUMBERED[table];
  return counter ? (sequences?.[counter] ?? 0) : null;
};
/** Parses a key in a pointer; null when no row of the table can have it. */
export function keyFrom(table: WritableTable, part: string): string | number | null {
  if (!(table in NUMBERED)) return part;
  return /^[1-9]\d{0,14}$/.test(part) ? Number(part) : null;
}

let compiled: Map<WritableTable, ValidateFunction> | null = null;

export function rowProblem(table: WritableTable, key: string | number, value: unknown): string | null {
  if (!compiled) {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    compiled = new Map(WRITABLE_TABLES.map((name) => [name, ajv.compile(SCHEMAS[name])]));
  }
  const validate = compiled.get(table);
  if (validate && !validate(value)) {
    const [error] = validate.errors ?? [];
    return `${error?.instancePath ?? ""} ${error?.message ?? "is not valid"}`.trim();
  }
  const own = typeof value === "object" && value !== null && "id" in value ? value.id : key;
  return own === key ? null : `its id is not ${key}`;
}
