// Compiles a contract's schemas. Values in JSON bodies, headers and replies must have the right type; queries, paths
// and forms are text, which is coerced. Compiles lazily for a fast start.
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import type { Call, Contract, JsonSchema } from "./contract.ts";
import { didYouMean } from "./did-you-mean.ts";
import { explainChoices } from "./explain-choices.ts";
import { pointerTo } from "./json-pointer.ts";
import { roundedIn, roundedNumber, wasRounded } from "./rounded-numbers.ts";
import { cut, isSoundText, unsoundTexts } from "./sound-text.ts";

/** One violation, as in the contract's schema Violation. */
export interface Violation {
  readonly pointer: string;
  readonly rule: string;
  readonly message: string;
}

export interface Validation {
  /** Validates a query, coerces it to the schema's types and fills defaults; returns the violations. */
  query(call: Call, query: unknown): readonly Violation[];
  pathParams(call: Call, params: unknown): readonly Violation[];
  headers(call: Call, headers: unknown): readonly Violation[];
  /** Validates a body; form-encoded ones are coerced like a query. */
  body(call: Call, body: unknown, formEncoded?: boolean): readonly Violation[];
  /** The violation of a reply, or null. Undocumented statuses and codes are violations too. */
  reply(call: Call, status: number, body: { readonly code?: unknown }): Violation | null;
}

const BASE: Options = { strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false };
const NONE: readonly Violation[] = [];
const unlessEmpty = (schema: JsonSchema): JsonSchema | null =>
  Object.keys(schema.properties as object).length === 0 ? null : schema;
/** Maximum violations in one reply. */
const MOST_VIOLATIONS = 200;

/**
 * A readable message, such as the schema's description instead of a pattern; undefined keeps the validator's message.
 */
const meantBy = ({ keyword, params, parentSchema, data }: ErrorObject): string | undefined => {
  if (parentSchema === undefined) return undefined;
  if (keyword === "enum") {
    const values = params.allowedValues as readonly unknown[];
    return `must be one of ${values.join(", ")}${typeof data === "string" ? didYouMean(data, values.map(String)) : ""}`;
  }
  const { description, properties = {} } = parentSchema as { readonly description?: unknown; properties?: object };
  if (keyword === "const") return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === "minProperties") return `must have at least ${params.limit} of ${Object.keys(properties).join(", ")}`;
  if (keyword === "additionalProperties")
    return `is not a known key${didYouMean(String(params.additionalProperty), Object.keys(properties))}`;
  return keyword === "pattern" && typeof description === "string" ? `must be as described: ${description}` : undefined;
};

/** Removes duplicates, because several alternatives of a `oneOf` or `anyOf` may refer to the same schema. */
const withoutRepetition = (violations: readonly Violation[]): readonly Violation[] => [
  ...new Map(violations.map((violation) => [JSON.stringify(violation), violation])).values(),
];

function describe(place: string, error: ErrorObject): Violation {
  const { params } = error as { params: Record<string, unknown> };
  const key = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const at = typeof key === "string" ? pointerTo(key) : "";
  return {
    pointer: cut(`${place}${error.instancePath}${at}`, 500).toWellFormed(),
    rule: error.keyword.slice(0, 50),
    message: cut(meantBy(error) ?? error.message ?? "is not valid", 1000).toWellFormed(),
  };
}

export interface ValidationOptions {
  /** Rejects unknown query keys instead of ignoring them. */
  readonly closedQueries?: boolean;
  /** Makes errors readable: descriptions instead of patterns, the known values and keys, one error per choice. */
  readonly forPeople?: boolean;
}

interface Check {
  readonly validate: ValidateFunction;
  readonly texts: (value: unknown) => readonly Violation[];
}

/** A check for unsound texts: anywhere in a body, elsewhere only at known keys, because unknown keys are ignored. */
function textsOf(place: string, { properties }: JsonSchema): Check["texts"] {
  if (properties === undefined) return (value) => [...unsoundTexts(value, place)];
  const keys = Object.keys(properties as object);
  return (value) => {
    const found: Violation[] = [];
    for (const key of keys) {
      const item = (value as Record<string, unknown>)[key];
      const isSound = item === undefined || (typeof item === "string" && isSoundText(item));
      if (!isSound) found.push(...unsoundTexts(item, `${place}/${key}`));
    }
    return found;
  };
}

type SchemaOf = (call: Call) => JsonSchema | null;
type PartValidator = (call: Call, value: unknown) => readonly Violation[];

interface Part {
  readonly place: string;
  readonly ajv: Ajv2020;
  /** The schema of the part; null if the call has no such part. */
  readonly schemaOf: SchemaOf;
  readonly violationsOf: (place: string, errors: readonly ErrorObject[]) => readonly Violation[];
}

/** Validates one part of calls: path, query, headers or body. */
function createPartValidator({ place, ajv, schemaOf, violationsOf }: Part): PartValidator {
  const compiled = new Map<Call, Check | null>();
  return (call, value) => {
    let check = compiled.get(call);
    if (check === undefined) {
      const schema = schemaOf(call);
      check = schema && { validate: ajv.compile(schema), texts: textsOf(place, schema) };
      compiled.set(call, check);
    }
    if (!check) return NONE;
    const unsound = check.texts(value);
    const rounded = ajv.opts.coerceTypes ? [...roundedIn(value, place)] : [];
    const errors = check.validate(value) ? NONE : violationsOf(place, check.validate.errors ?? []);
    const misread = rounded.filter(wasRounded).map(({ pointer }) => roundedNumber(pointer));
    const found = [...unsound, ...misread, ...errors];
    return found.length === 0 ? NONE : found.slice(0, MOST_VIOLATIONS);
  };
}

export function createValidation(
  contract: Contract,
  { closedQueries = false, forPeople = false }: ValidationOptions = {},
): Validation {
  const make = (options: Options): Ajv2020 => {
    const ajv = new Ajv2020({ ...BASE, ...options, verbose: forPeople });
    // Declare the keys that are OpenAPI and not JSON Schema, because strict mode rejects unknown keys.
    ajv.addVocabulary(["openapi", "info", "servers", "tags", "security", "paths", "components", "example"]);
    return ajv.addSchema({ ...contract.document, $id: "contract" }, "contract", undefined, false);
  };
  const strict = make({ allErrors: true });
  // With strictNumbers, ajv would not check the bounds of Infinity, to which it coerces text such as 1e309.
  const coercing = make({ allErrors: true, coerceTypes: "array", useDefaults: true, strictNumbers: false });
  const quick = make({ allErrors: false });

  /** Violations in one part of a call; `forPeople` selects the wording. */
  const violationsOf = (place: string, errors: readonly ErrorObject[]): readonly Violation[] =>
    withoutRepetition((forPeople ? explainChoices(errors) : errors).map((error) => describe(place, error)));
  const part = (place: string, ajv: Ajv2020, schemaOf: SchemaOf): PartValidator =>
    createPartValidator({ place, ajv, schemaOf, violationsOf });
  const queryOf = ({ query }: Call): JsonSchema | null =>
    closedQueries ? { ...query, additionalProperties: false } : unlessEmpty(query);
  const bodySchema = ({ body }: Call): JsonSchema | null => body && { $ref: `contract${body.pointer}` };
  const given = part("/body", strict, bodySchema);
  const typed = part("/body", coercing, bodySchema);
  const replies = new Map<string, ValidateFunction>();

  return {
    query: part("/query", coercing, queryOf),
    pathParams: part("/path", coercing, ({ pathParams }) => unlessEmpty(pathParams)),
    headers: part("/headers", strict, ({ headers }) => unlessEmpty(headers)),
    body(call, body, formEncoded = false) {
      if (!call.body || call.body.type === "multipart") return NONE;
      if (body !== undefined) return (formEncoded ? typed : given)(call, body);
      return call.body.required ? [{ pointer: "/body", rule: "required", message: "must have a body" }] : NONE;
    },
    reply(call, status, body) {
      const byCode = call.replies.get(status);
      const pointer = byCode?.get(body.code as number) ?? byCode?.get("*");
      if (pointer === undefined) {
        const message = `${status} with code ${String(body.code)} is not documented for ${call.operationId}`;
        return { pointer: "/reply", rule: "documented", message };
      }
      let validate = replies.get(pointer);
      if (!validate) {
        validate = quick.compile({ $ref: `contract${pointer}` });
        replies.set(pointer, validate);
      }
      if (validate(body)) return null;
      const [error] = validate.errors ?? [];
      return error ? describe("/reply", error) : null;
    },
  };
}
