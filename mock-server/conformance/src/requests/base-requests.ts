// A valid base request for each call, from the contract's own examples.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { isNode, type Node, nodeOr, nodesOf, operationsOf, resolve } from "@hashgrove/contract/document.ts";

export interface BaseRequest {
  /** Required parameters only. */
  readonly query: readonly (readonly [string, string])[];
  /** Required and optional parameters, except deprecated ones. */
  readonly fullQuery: readonly (readonly [string, string])[];
  /** Examples of the JSON body by name; empty for calls without a body. */
  readonly bodies: ReadonlyMap<string, unknown>;
}

/** Replacements for account names in examples, so that no request names a real account. */
const STRANGERS: Readonly<Record<string, string>> = {
  account: "ct-nobody@example.test",
  email: "ct-nobody@example.test",
  username: "ct-nobody",
  mobile: "09000000000",
};
/** Parameters that name the requesting member. */
const OWN_ID: ReadonlySet<string> = new Set(["uid"]);

/** Path of a file that does not exist. */
export const NO_UPLOAD = "/uploads/ct.png";

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** A value that the parameter's schema allows, as text; null if none can be derived. */
function sampleOf(document: Node, parameter: Node): string | null {
  const name = String(parameter.name);
  if (OWN_ID.has(name)) return "{{ownId}}";
  if (name === "id" && parameter.required === true) return "{{id}}";
  if (parameter.example !== undefined) return textOf(parameter.example);
  const schema = resolve(document, parameter.schema);
  if (Array.isArray(schema.enum)) return String(schema.enum[0]);
  const value = schema.default ?? schema.const ?? schema.minimum;
  return value === undefined ? null : textOf(value);
}

/**
 * The example without the member's own id, and with placeholders for accounts that might exist and for uploaded files.
 */
function harmless(call: Call, example: unknown): unknown {
  if (!isNode(example)) return example;
  const isOwnId = (key: string): boolean => key === "id" && call.replies.has(403);
  return Object.fromEntries(
    Object.entries(example)
      .filter(([key]) => !isOwnId(key))
      .map(([key, value]) => {
        if (!call.secured && call.envelope !== "template" && typeof value === "string" && key in STRANGERS)
          return [key, STRANGERS[key]];
        return [key, typeof value === "string" && value.startsWith("/uploads/") ? "{{upload}}" : value];
      }),
  );
}

/** Base requests by operationId. */
export function baseRequests(contract: Contract): ReadonlyMap<string, BaseRequest> {
  const { document, calls } = contract;
  const stated = new Map(operationsOf(document).map((found) => [String(found.operation.operationId), found]));
  return new Map(
    calls.map((call) => {
      const found = stated.get(call.operationId);
      const operation = nodeOr(found?.operation);
      const parameters = [...nodesOf(found?.item.parameters), ...nodesOf(operation.parameters)]
        .map((parameter) => resolve(document, parameter))
        .filter((parameter) => parameter.in === "query" && parameter.deprecated !== true);
      const pairs = (wanted: readonly Node[]): [string, string][] =>
        wanted.flatMap((parameter) => {
          const value = sampleOf(document, parameter);
          return value === null ? [] : [[String(parameter.name), value]];
        });
      const json = nodeOr(nodeOr(resolve(document, operation.requestBody).content)["application/json"]);
      const examples = Object.entries(nodeOr(json.examples)).map(
        ([name, example]) => [name, harmless(call, resolve(document, example).value)] as const,
      );
      return [
        call.operationId,
        {
          query: pairs(parameters.filter(({ required }) => required === true)),
          fullQuery: pairs(parameters),
          bodies: new Map(examples),
        },
      ];
    }),
  );
}
