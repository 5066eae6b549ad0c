// Reads a contract and lists its calls. Nothing here knows Fastify or what the calls do.
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
  /** Whether it may come form-encoded as well as in JSON. */
  readonly formEncoded: boolean;
  /** Bytes that a body which keeps its schema may have, however its texts are escaped; unnamed fields not counted. */
  readonly most: number;
}

export interface Call {
  readonly operationId: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As the contract spells it: `/worlds/{world}/reset`. */
  readonly path: string;
  readonly envelope: Envelope;
  /** `read`, `session`, `write` or `money`; `money` where the document does not state it. */
  readonly effect: string;
  /** False when the contract says `security: []`. */
  readonly secured: boolean;
  /** The reasons for which it says no, in the order in which they are checked. */
  readonly refusals: readonly string[];
  readonly query: JsonSchema;
  readonly pathParams: JsonSchema;
  readonly headers: JsonSchema;
  readonly body: CallBody | null;
  /** Pointers of the reply schemas: status -> envelope code (or `*`) -> pointer into the document. */
  readonly replies: ReadonlyMap<number, ReadonlyMap<number | "*", string>>;
}

export interface Contract {
  readonly document: OpenApiDocument;
  readonly version: string;
  readonly calls: readonly Call[];
}

/** The schema of all parameters of one place: an object whose keys are the parameters' names. */
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

/** Rewrites local references so that a schema can be compiled apart from its document. */
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

/** The envelope codes that a reply schema, or a part of its `allOf`, narrows `code` to; `*` when it names none. */
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

/** A character beyond the basic plane, as two escapes of JSON or four of a form. */
const CHARACTER_BYTES = 12;
/** A key's quotes, colon and comma, or a bare value. */
const VALUE_BYTES = 24;

/** An upper bound of the bytes that JSON of a schema takes; what holds its own kind is counted once. */
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
 * Reads an OpenAPI 3.1 document. Throws an Error that names the place when a call lacks an operationId, a reference
 * leads nowhere, or the file cannot be read.
 */
export function readContract(file: string | URL): Contract {
  const document = readDocument(file);
  // A file has no envelope, so opening one is no call: nothing of what holds for all calls holds for it.
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
