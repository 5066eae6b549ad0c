// Check C1, in seven dimensions: the share of the documented requests and replies that a run covered.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { lookUp, type Node, nodeOr, resolve } from "@hashgrove/contract/document.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import type { Outgoing } from "#client/http-client.ts";
import type { Exchange } from "#client/probe.ts";
import { parsedQuery } from "#client/query.ts";
import { SUCCESS } from "#replies/outcome.ts";
import { parsedJson } from "#replies/reply.ts";
import { baseRequests } from "#requests/base-requests.ts";
import { type ReplyEnumeration, replyEnumerations, valuesAt } from "./reply-enumerations.ts";

export interface Dimension {
  readonly name: "operations" | "parameters" | "keywords" | "examples" | "statuses" | "envelope codes" | "reply values";
  readonly seen: number;
  readonly of: number;
  /** Missing entries, `call: what`. */
  readonly unseen: readonly string[];
}

export interface Dimensions {
  see(exchange: Exchange): void;
  result(): Dimension[];
}

const KEYWORDS = [
  "type",
  "enum",
  "const",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "pattern",
  "format",
] as const;

interface Field {
  /** `/query/page`, `/body/price`: as in the validator's pointers. */
  readonly pointer: string;
  readonly keywords: readonly string[];
}

/** Schema keywords that a value can violate; query values are always text. */
function keywordsOf(schema: Node, isRequired: boolean, inQuery: boolean): string[] {
  const own = KEYWORDS.filter(
    (keyword) => keyword in schema && !(inQuery && keyword === "type" && schema.type === "string"),
  );
  return isRequired ? [...own, "required"] : own;
}

function fieldsOf({ document }: Contract, { query, body }: Call): Field[] {
  const required = (of: Node): ReadonlySet<unknown> => new Set(Array.isArray(of.required) ? of.required : []);
  const fields = (place: string, of: Node, inQuery: boolean): Field[] =>
    Object.entries(nodeOr(of.properties)).map(([name, schema]) => ({
      pointer: `${place}/${name}`,
      keywords: keywordsOf(resolve(document, schema), required(of).has(name), inQuery),
    }));
  const inBody = body?.type === "json" ? fields("/body", lookUp(document, body.pointer).node, false) : [];
  return [...fields("/query", query, true), ...inBody];
}

const valueAt = ({ operationId }: Call, way: readonly string[], value: unknown): string =>
  `${operationId}: /${way.join("/")} ${JSON.stringify(value)}`;

/** The parsed query and body of a request. */
function parametersOf({ path, body }: Outgoing): { readonly query: Node; readonly body: unknown } {
  const [, query = ""] = /\?(.*)$/s.exec(path) ?? [];
  return {
    query: { ...parsedQuery(new URLSearchParams(query)) },
    body: typeof body === "string" ? parsedJson(body) : undefined,
  };
}

/** Lists the entries of all calls in each dimension, and tracks which of them a run covers. */
export function dimensionsOf(contract: Contract, validation: Validation, calls: readonly Call[]): Dimensions {
  const bases = baseRequests(contract);
  const all: Record<Dimension["name"], string[]> = {
    operations: [],
    parameters: [],
    keywords: [],
    examples: [],
    statuses: [],
    "envelope codes": [],
    "reply values": [],
  };
  const seen = new Set<string>();
  const fields = new Map<Call, readonly Field[]>();
  const examples = new Map<string, string>();
  const values = new Map<Call, readonly ReplyEnumeration[]>();
  for (const call of calls) {
    const id = call.operationId;
    const own = fieldsOf(contract, call);
    fields.set(call, own);
    all.operations.push(`${id}: any success`);
    for (const { pointer, keywords } of own) {
      all.parameters.push(`${id}: ${pointer}`);
      for (const keyword of keywords)
        all.keywords.push(`${id}: ${pointer} ${keyword} kept`, `${id}: ${pointer} ${keyword} broken`);
    }
    for (const [name, body] of bases.get(id)?.bodies ?? []) {
      all.examples.push(`${id}: example ${name}`);
      examples.set(`${id} ${JSON.stringify(body)}`, `${id}: example ${name}`);
    }
    const enumerations = replyEnumerations(contract.document, call, SUCCESS[call.envelope]);
    values.set(call, enumerations);
    for (const { way, values: allowed } of enumerations)
      all["reply values"].push(...allowed.map((value) => valueAt(call, way, value)));
    for (const [status, codes] of call.replies) {
      all.statuses.push(`${id}: ${status}`);
      for (const code of codes.keys()) all["envelope codes"].push(`${id}: ${status} with code ${code}`);
    }
  }

  return {
    see({ call, request, reply, judged }) {
      const id = call.operationId;
      if (judged.outcome === "ok") seen.add(`${id}: any success`);
      if (reply.kind === "received") {
        seen.add(`${id}: ${reply.status}`);
        seen.add(`${id}: ${reply.status} with code ${judged.code}`).add(`${id}: ${reply.status} with code *`);
      }
      if (judged.outcome === "ok" && reply.kind === "received")
        for (const { way } of values.get(call) ?? [])
          for (const value of valuesAt(reply.json, way)) seen.add(valueAt(call, way, value));
      const { query, body } = parametersOf(request);
      const broken = [...validation.query(call, query), ...(call.body ? validation.body(call, body) : [])];
      for (const { pointer, rule } of broken) seen.add(`${id}: ${pointer} ${rule} broken`);
      if (broken.length > 0) return;
      for (const { pointer, keywords } of fields.get(call) ?? []) {
        const [, place = "", name = ""] = pointer.split("/");
        if (!Object.hasOwn(place === "query" ? query : nodeOr(body), name)) continue;
        seen.add(`${id}: ${pointer}`);
        for (const keyword of keywords) seen.add(`${id}: ${pointer} ${keyword} kept`);
      }
      const example = examples.get(`${id} ${JSON.stringify(body)}`);
      if (example !== undefined) seen.add(example);
    },
    result: () =>
      Object.entries(all).map(([name, cells]) => {
        const unseen = cells.filter((cell) => !seen.has(cell));
        return { name: name as Dimension["name"], seen: cells.length - unseen.length, of: cells.length, unseen };
      }),
  };
}
