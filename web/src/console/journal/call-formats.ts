// A call of the journal as a curl command, a fault or a question to the journal.
import type { Query } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import type { ProductCall } from "#console/api/product.ts";
import { MASK } from "./secrets.ts";

/** Quotes for a shell: single quotes, with inner ones escaped. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a curl command. */
export function curlOf({ method, path, headers, body }: ProductCall, product: string): string {
  const parts = [`curl -sS -X ${method} ${quoted(product.replace(/\/$/, "") + path)}`];
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body !== null) parts.push(`-d ${quoted(body)}`);
  return parts.join(" \\\n  ");
}

/** Query parameters that identify this call for the fault form and the check form. */
export function matchQuery({ operationId, user, request }: Entry): Query {
  const body = pointedFields(request.body);
  return {
    operationId,
    user: user ?? "",
    body: Object.keys(body).length > 0 ? JSON.stringify(body) : "",
  };
}

/** The plain fields of a body by JSON pointer, without secrets: the journal masks them. */
export function pointedFields(body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== MASK && value !== null && typeof value !== "object")
      .map(([name, value]) => [`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, value]),
  );
}
