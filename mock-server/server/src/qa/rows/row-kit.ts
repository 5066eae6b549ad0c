// Building blocks for JSON Schemas of rows.
export type Schema = { readonly [keyword: string]: unknown };

const MOST = Number.MAX_SAFE_INTEGER;
export const id: Schema = { type: "integer", minimum: 1, maximum: MOST };
export const count: Schema = { type: "integer", minimum: 0, maximum: MOST };
export const amount: Schema = { type: "integer", minimum: -MOST, maximum: MOST };
export const text: Schema = { type: "string", maxLength: 200_000 };
export const decimal: Schema = { type: "string", pattern: "^-?[0-9]{1,20}([.][0-9]{1,12})?$" };
export const flag: Schema = { type: "boolean" };
export const nothing: Schema = { type: "null" };
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, nothing] });
export const one = (...values: readonly unknown[]): Schema => ({ enum: values });
export const list = (items: Schema): Schema => ({ type: "array", items });
export const byName = (values: Schema): Schema => ({ type: "object", additionalProperties: values });
/** An object schema with these fields and no others. */
export const row = (
  properties: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema => ({
  type: "object",
  required: Object.keys(properties),
  additionalProperties: false,
  properties: { ...properties, ...optional },
});

export const time: Schema = { ...count };
export const localised = row({ ja: text, en: text, "zh-CN": text });
const account = { bankName: text, branchName: text, branchCode: text, number: text, holder: text };
export const bank = row(account);
export const receivingBank = row(account, { accountType: text });
