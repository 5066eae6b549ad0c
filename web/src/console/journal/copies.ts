// A call of the journal as something to be used elsewhere: a command, a fault, a question to the journal.
import type { Entry } from "#console/api/journal.ts";
import type { ProductCall } from "#console/api/product.ts";
import type { Query } from "#console/places.ts";
import { MASK } from "./secrets.ts";

/** For a shell: single quotes, and those within one by one. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a line of curl. */
export function curlOf({ method, path, headers, body }: ProductCall, product: string): string {
  const parts = [`curl -sS -X ${method} ${quoted(product.replace(/\/$/, "") + path)}`];
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body !== null) parts.push(`-d ${quoted(body)}`);
  return parts.join(" \\\n  ");
}

/** What identifies this call, as the fault form and the check form read it from an address. */
export function matchQuery({ operationId, user, request }: Entry): Query {
  const body = pointedFields(request.body);
  return {
    operationId,
    user: user ?? "",
    body: Object.keys(body).length > 0 ? JSON.stringify(body) : "",
  };
}

/** The plain fields of a body by their JSON pointers; secrets are left out, since the journal does not know them. */
export function pointedFields(body: unknown): Record<string, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== MASK && value !== null && typeof value !== "object")
      .map(([name, value]) => [`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, value]),
  );
}
