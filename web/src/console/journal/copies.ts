// A call of the journal as something to be used elsewhere: a command, a fault, a question to the journal.
import type { Entry } from "#console/api/journal.ts";
import type { Query } from "#console/places.ts";

/** For a shell: single quotes, and those within one by one. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What the journal shows of a secret. */
const MASK = "***";
/** What curl and the server make of the bytes themselves. */
const OWN_HEADERS = new Set(["authorization", "user-agent", "origin", "x-world", "content-length"]);

/**
 * The call as a line of curl. The journal has no secrets: the token is asked for by name, and masked fields stay masked
 * and have to be filled in.
 */
export function curlOf({ method, path, request }: Entry, product: string): string {
  const headers = Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.has(name));
  const parts = [`curl -sS -X ${method} ${quoted(product.replace(/\/$/, "") + path)}`];
  if (request.headers.authorization !== undefined) parts.push(`-H "authorization: $TOKEN"`);
  for (const [name, value] of headers) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (request.body !== undefined && request.body !== null) parts.push(`-d ${quoted(JSON.stringify(request.body))}`);
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
