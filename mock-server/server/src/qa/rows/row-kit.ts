// Building blocks for JSON Schemas of rows. The type of a schema is the value that it must accept, so a new field, or
// another value of a field, does not compile until its schema has it.
import type { ReceivingBank } from "#domain/content.ts";
import type { BankAccount, Localised } from "#domain/state.ts";

declare const accepts: unique symbol;
/** A JSON Schema that accepts every `Value`. */
export interface Schema<in Value = never> {
  readonly [keyword: string]: unknown;
  readonly [accepts]?: (value: Value) => void;
}

const MOST = Number.MAX_SAFE_INTEGER;
export const id: Schema<number> = { type: "integer", minimum: 1, maximum: MOST };
export const count: Schema<number> = { type: "integer", minimum: 0, maximum: MOST };
export const amount: Schema<number> = { type: "integer", minimum: -MOST, maximum: MOST };
export const time: Schema<number> = { ...count };
export const text: Schema<string> = { type: "string", maxLength: 200_000 };
export const decimal: Schema<string> = { type: "string", pattern: "^-?[0-9]{1,20}([.][0-9]{1,12})?$" };
export const flag: Schema<boolean> = { type: "boolean" };
export const nothing: Schema<null> = { type: "null" };
export const either = <One, Other>(one: Schema<One>, other: Schema<Other>): Schema<One | Other> => ({
  anyOf: [one, other],
});
export const orNull = <Value>(schema: Schema<Value>): Schema<Value | null> => either(schema, nothing);
export const one = <const Values extends readonly unknown[]>(...values: Values): Schema<Values[number]> => ({
  enum: values,
});
export const list = <Item>(items: Schema<Item>): Schema<readonly Item[]> => ({ type: "array", items });
export const byName = <Value>(values: Schema<Value>): Schema<Readonly<Record<string, Value>>> => ({
  type: "object",
  additionalProperties: values,
});

type OptionalKeys<Row> = { [Key in keyof Row]-?: object extends Pick<Row, Key> ? Key : never }[keyof Row];
type Fields<Row, Keys extends keyof Row> = { readonly [Key in Keys]-?: Schema<Exclude<Row[Key], undefined>> };
/** The schema of an object with the fields of `Row` and no others. */
export const row = <Row extends object>(
  required: Fields<Row, Exclude<keyof Row, OptionalKeys<Row>>>,
  ...[optional]: [OptionalKeys<Row>] extends [never] ? [] : [Fields<Row, OptionalKeys<Row>>]
): Schema<Row> => ({
  type: "object",
  required: Object.keys(required),
  additionalProperties: false,
  properties: { ...required, ...optional },
});

export const localised = row<Localised>({ ja: text, en: text, "zh-CN": text });
const account = { bankName: text, branchName: text, branchCode: text, number: text, holder: text };
export const bank = row<BankAccount>(account);
export const receivingBank = row<ReceivingBank>(account, { accountType: text });
