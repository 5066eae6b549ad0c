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
  query(call: Call, query: unknown): Violation[];
  pathParams(call: Call, params: unknown): Violation[];
  headers(call: Call, headers: unknown): Violation[];
  body(call: Call, body: unknown): Violation[];
  /** What is wrong with a reply, or null. A status or code that the contract does not list is wrong, too. */
  reply(call: Call, status: number, body: { readonly code?: unknown }): Violation | null;
}

const BASE: Options = { strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false };
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
  const coercing = make({ allErrors: true, coerceTypes: "array", useDefaults: true });
  const quick = make({ allErrors: false });

  const compiled = new Map<string, ValidateFunction>();
  const check = (id: string, ajv: Ajv2020, schema: JsonSchema): ValidateFunction => {
    let validate = compiled.get(id);
    if (!validate) {
      validate = ajv.compile(schema);
      compiled.set(id, validate);
    }
    return validate;
  };
  const violations = (place: string, validate: ValidateFunction, value: unknown): Violation[] =>
    validate(value) ? [] : (validate.errors ?? []).slice(0, MOST_VIOLATIONS).map((error) => describe(place, error));
  const isEmpty = (schema: JsonSchema): boolean => Object.keys(schema.properties as object).length === 0;

  return {
    query: (call, query) =>
      isEmpty(call.query) ? [] : violations("/query", check(`query ${call.operationId}`, coercing, call.query), query),
    pathParams: (call, params) =>
      isEmpty(call.pathParams)
        ? []
        : violations("/path", check(`path ${call.operationId}`, coercing, call.pathParams), params),
    headers: (call, headers) =>
      isEmpty(call.headers)
        ? []
        : violations("/headers", check(`headers ${call.operationId}`, strict, call.headers), headers),
    body(call, body) {
      if (!call.body || call.body.type === "multipart") return [];
      if (body === undefined) {
        return call.body.required ? [{ pointer: "/body", rule: "required", message: "must have a body" }] : [];
      }
      const schema = { $ref: `contract${call.body.pointer}` };
      return violations("/body", check(`body ${call.operationId}`, strict, schema), body);
    },
    reply(call, status, body) {
      const byCode = call.replies.get(status);
      const pointer = byCode?.get(body.code as number) ?? byCode?.get("*");
      if (pointer === undefined) {
        const message = `${status} with code ${String(body.code)} is not documented for ${call.operationId}`;
        return { pointer: "/reply", rule: "documented", message };
      }
      const validate = check(pointer, quick, { $ref: `contract${pointer}` });
      if (validate(body)) return null;
      const [error] = validate.errors ?? [];
      return error ? describe("/reply", error) : null;
    },
  };
}
