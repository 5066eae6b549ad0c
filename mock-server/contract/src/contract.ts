// Reads a contract and lists its calls. Does not depend on the mock server, because other packages use it too.
import {
  isNode,
  lookUp,
  type Node,
  nodeOr,
  nodesOf,
  operationsOf,
  readDocument,
  resolve,
  type OpenApiDocument,
} from "./document.ts";

export type Envelope = "product" | "upload" | "template" | "qa";
export type JsonSchema = { readonly [keyword: string]: unknown };

export interface CallBody {
  readonly pointer: string;
  readonly required: boolean;
  readonly type: "json" | "multipart";
  /** Whether the body may be form-encoded as well as JSON. */
  readonly formEncoded: boolean;
  /** Maximum bytes of a valid body with any escaping; unknown fields are not counted. */
  readonly most: number;
}

export interface Call {
  readonly operationId: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As spelled in the contract: `/worlds/{world}/reset`. */
  readonly path: string;
  readonly envelope: Envelope;
  /** `read`, `session`, `write` or `money`; defaults to `money`. */
  readonly effect: string;
  /** False if the contract says `security: []`. */
  readonly secured: boolean;
  /** Refusal reasons, in the order of checking. */
  readonly refusals: readonly string[];
  readonly query: JsonSchema;
  readonly pathParams: JsonSchema;
  readonly headers: JsonSchema;
  readonly body: CallBody | null;
  /** Pointers to reply schemas: status -> envelope code (or `*`) -> pointer into the document. */
  readonly replies: ReadonlyMap<number, ReadonlyMap<number | "*", string>>;
}

export interface Contract {
  readonly document: OpenApiDocument;
  readonly version: string;
  readonly calls: readonly Call[];
}

/** One object schema for all parameters of a location (query, path or header). */
function parametersSchema(document: Node, parameters: readonly Node[], place: string): JsonSchema {
  const here = parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === place);
  const name = (parameter: Node): string =>
    place === "header" ? String(parameter.name).toLowerCase() : String(parameter.name);
  return {
    type: "object",
    properties: Object.fromEntries(here.map((parameter) => [name(parameter), absolute(parameter.schema)])),
    required: here.filter((parameter) => parameter.required === true).map(name),
  };
}

/** Makes local references absolute, so that a schema compiles without its document. */
function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (!isNode(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === "$ref" && typeof value === "string" && value.startsWith("#")
        ? [key, `contract${value}`]
        : [key, absolute(value)],
    ),
  );
}

/** Envelope codes that a reply schema, or a part of its `allOf`, allows; `*` if unrestricted. */
function codesOf(schema: Node): (number | "*")[] {
  const code = [schema, ...nodesOf(schema.allOf)].map(({ properties }) => nodeOr(properties).code).find(isNode);
  if (!isNode(code)) return ["*"];
  if (typeof code.const === "number") return [code.const];
  return Array.isArray(code.enum) ? code.enum.filter((value) => typeof value === "number") : ["*"];
}

function repliesOf(document: Node, responses: Node, at: string): Call["replies"] {
  const replies = new Map<number, Map<number | "*", string>>();
  for (const status of Object.keys(responses)) {
    const response = lookUp(document, `${at}/${status}`);
    const content = response.node.content;
    const byCode = new Map<number | "*", string>();
    if (isNode(content) && isNode(content["application/json"])) {
      const schemaAt = `${response.pointer}/content/application~1json/schema`;
      const { node, pointer } = lookUp(document, schemaAt);
      const variants = Array.isArray(node.oneOf)
        ? node.oneOf.map((_, index) => `${pointer}/oneOf/${index}`)
        : [pointer];
      for (const variant of variants) {
        const found = lookUp(document, variant);
        for (const code of codesOf(found.node)) byCode.set(code, found.pointer);
      }
    }
    replies.set(Number(status), byCode);
  }
  return replies;
}

/** Maximum bytes of one character: two JSON escapes (`\uD83D\uDE00`) or four form escapes (`%F0%9F%98%80`). */
const CHARACTER_BYTES = 12;
/** Allowance in bytes for the punctuation around a key or item, and for a value without a bound, such as a number. */
const VALUE_BYTES = 24;

/** Upper bound of a schema's JSON size in bytes; recursive schemas are counted once. */
function mostBytes(document: Node, at: string, within: readonly string[] = []): number {
  const { node, pointer } = lookUp(document, at);
  if (within.includes(pointer)) return 0;
  const inner = (part: string): number => mostBytes(document, `${pointer}/${part}`, [...within, pointer]);
  if (typeof node.maxLength === "number") return node.maxLength * CHARACTER_BYTES;
  if (isNode(node.items)) return Number(node.maxItems ?? 1) * (VALUE_BYTES + inner("items"));
  const names = Object.keys(nodeOr(node.properties));
  return names.reduce((sum, name) => sum + name.length + VALUE_BYTES + inner(`properties/${name}`), VALUE_BYTES);
}

function bodyOf(document: Node, operation: Node, at: string): Call["body"] {
  if (!isNode(operation.requestBody)) return null;
  const { node, pointer } = lookUp(document, `${at}/requestBody`);
  const content = nodeOr(node.content);
  const type = "multipart/form-data" in content ? "multipart" : "json";
  const media = type === "json" ? "application~1json" : "multipart~1form-data";
  const schema = `${pointer}/content/${media}/schema`;
  return {
    pointer: schema,
    required: node.required === true,
    type,
    formEncoded: "application/x-www-form-urlencoded" in content,
    most: mostBytes(document, schema),
  };
}

/**
 * Reads an OpenAPI 3.1 document. Throws an Error with the location of a missing operationId or broken reference, or if
 * the file cannot be read.
 */
export function readContract(file: string | URL): Contract {
  const document = readDocument(file);
  // Downloading a file has no envelope, so it is not a call.
  const stated = operationsOf(document).filter(({ operation }) => operation["x-envelope"] !== "none");
  const calls = stated.map(({ path, method, pointer, item, operation }): Call => {
    if (typeof operation.operationId !== "string") throw new Error(`${pointer} has no operationId`);
    const parameters = [...nodesOf(item.parameters), ...nodesOf(operation.parameters)];
    const security = operation.security ?? document.security;
    const refusals = operation["x-refusals"];
    return {
      operationId: operation.operationId,
      method: method.toUpperCase() as Call["method"],
      path,
      envelope: (operation["x-envelope"] ?? "qa") as Envelope,
      effect: typeof operation["x-effect"] === "string" ? operation["x-effect"] : "money",
      secured: Array.isArray(security) && security.length > 0,
      refusals: Array.isArray(refusals) ? refusals.map(String) : [],
      query: parametersSchema(document, parameters, "query"),
      pathParams: parametersSchema(document, parameters, "path"),
      headers: parametersSchema(document, parameters, "header"),
      body: bodyOf(document, operation, pointer),
      replies: repliesOf(document, nodeOr(operation.responses), `${pointer}/responses`),
    };
  });
  return { document, version: String(document.info.version), calls };
}
