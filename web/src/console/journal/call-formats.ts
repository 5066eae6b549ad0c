// A call of the journal as a curl command, or as the input of the fault form and the check form.
import { curlArguments } from "@hashgrove/contract/curl.ts";
import { pointerTo } from "@hashgrove/contract/json-pointer.ts";
import type { Query } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import type { ProductCall } from "#console/api/product.ts";
import { MASK } from "./secrets.ts";

export const curlOf = ({ method, path, headers, body }: ProductCall, product: string): string => {
  const url = product.replace(/\/$/, "") + path;
  const [target = "", ...rest] = curlArguments({ method, url, headers, body: body === null ? null : { text: body } });
  return [`curl -sS ${target}`, ...rest].join(" \\\n  ");
};

/** Query parameters that fill in the fault form or the check form with values matching this call. */
export function matchQuery({ operationId, user, request }: Entry): Query {
  const body = pointedFields(request.body);
  return {
    operationId,
    user: user ?? "",
    body: Object.keys(body).length > 0 ? JSON.stringify(body) : "",
  };
}

/** Top-level fields of a body by JSON pointer; omits masked secrets, null, objects and arrays. */
export function pointedFields(body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== MASK && value !== null && typeof value !== "object")
      .map(([name, value]) => [pointerTo(name), value]),
  );
}
