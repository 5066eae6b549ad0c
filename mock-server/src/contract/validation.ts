// Compiles a contract's schemas: strict for bodies and replies, coercing for queries, which are text by nature.
// Everything is compiled when first used, so that a start does not wait for it.
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import type { Call, Contract, JsonSchema } from "./contract.ts";

/** One failure; the contract's schema Violation. */
export interface Violation {
  readonly pointer: string;
  readonly rule: string;
  readonly message: string;
}

export interface Validation {
  /** Checks a query and turns its texts into the schema's types, filling defaults; answers what failed. */
  query(call: Call, query: unknown): readonly Violation[];
  pathParams(call: Call, params: unknown): readonly Violation[];
  headers(call: Call, headers: unknown): readonly Violation[];
  body(call: Call, body: unknown): readonly Violation[];
  /** What is wrong with a reply, or null. A status or code that the contract does not list is wrong, too. */
  reply(call: Call, status: number, body: { readonly code?: unknown }): Violation | null;
}

const BASE: Options = { strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false };
const NONE: readonly Violation[] = [];
const unlessEmpty = (schema: JsonSchema): JsonSchema | null =>
  Object.keys(schema.properties as object).length === 0 ? null : schema;
/** The most failures that one reply names. */
const MOST_VIOLATIONS = 200;

function describe(place: string, error: ErrorObject): Violation {
  const { params } = error as { params: Record<string, unknown> };
  const key = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const at = typeof key === "string" ? `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}` : "";
  return {
    pointer: `${place}${error.instancePath}${at}`.slice(0, 500),
    rule: error.keyword.slice(0, 50),
    message: (error.message ?? "is not valid").slice(0, 1000),
  };
}

/** Prepares the checks of one contract. */
export function createValidation(contract: Contract): Validation {
  const make = (options: Options): Ajv2020 => {
    const ajv = new Ajv2020({ ...BASE, ...options });
    // The document's own keys, which are not JSON Schema, and the one that OpenAPI adds to schemas.
    ajv.addVocabulary(["openapi", "info", "servers", "tags", "security", "paths", "components", "example"]);
    return ajv.addSchema({ ...contract.document, $id: "contract" }, "contract", undefined, false);
  };
  const strict = make({ allErrors: true });
  // 1e309 is coerced to Infinity, which bounds refuse only when they are asked about numbers that are not finite.
  const coercing = make({ allErrors: true, coerceTypes: "array", useDefaults: true, strictNumbers: false });
  const quick = make({ allErrors: false });

  /** The check of one part of each call: null where the call has no such part. */
  const part = (
    place: string,
    ajv: Ajv2020,
    schemaOf: (call: Call) => JsonSchema | null,
  ): ((call: Call, value: unknown) => readonly Violation[]) => {
    const compiled = new Map<Call, ValidateFunction | null>();
    return (call, value) => {
      let validate = compiled.get(call);
      if (validate === undefined) {
        const schema = schemaOf(call);
        validate = schema && ajv.compile(schema);
        compiled.set(call, validate);
      }
      if (!validate || validate(value)) return NONE;
      return (validate.errors ?? []).slice(0, MOST_VIOLATIONS).map((error) => describe(place, error));
    };
  };
  const given = part("/body", strict, ({ body }) => body && { $ref: `contract${body.pointer}` });
  const replies = new Map<string, ValidateFunction>();

  return {
    query: part("/query", coercing, ({ query }) => unlessEmpty(query)),
    pathParams: part("/path", coercing, ({ pathParams }) => unlessEmpty(pathParams)),
    headers: part("/headers", strict, ({ headers }) => unlessEmpty(headers)),
    body(call, body) {
      if (!call.body || call.body.type === "multipart") return NONE;
      if (body !== undefined) return given(call, body);
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
