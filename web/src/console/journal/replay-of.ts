// A call of the journal as a request that can be sent again.
import type { Schemas } from "#console/api/client.ts";
import type { Entry } from "#console/api/journal.ts";
import type { ProductCall } from "#console/api/product.ts";
import { fillSecrets, knownSecrets } from "./secrets.ts";

export interface Replay extends ProductCall {
  /** Names of the fields that stay masked, because their values are unknown. */
  readonly masked: readonly string[];
}

interface Fresh {
  /** Token of a new session; null for a visitor. */
  readonly token: string | null;
  /** The users of the world's scenario, by handle. */
  readonly users: Readonly<Record<string, Schemas["Credentials"]>>;
  /** A new idempotency key: with the old one, the server would only replay its old reply. */
  readonly key: string;
}

/** Headers that are not repeated: every client sets its own, and the world is in the address. */
const OWN_HEADERS = new Set(["authorization", "user-agent", "origin", "x-world", "content-length"]);
const KEY_HEADER = "idempotency-key";

/** Whether the journal has the whole body: it omits files and large bodies. */
export function isReplayable({ request: { headers, body } }: Entry): boolean {
  if (headers["content-type"]?.startsWith("multipart/")) return false;
  return !(typeof body === "object" && body !== null && "sha256" in body && "bytes" in body);
}

export function replayOf({ method, path, user, request }: Entry, { token, users, key }: Fresh): Replay {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => [name, name === KEY_HEADER ? key : value] as const);
  const { body, masked } = fillSecrets(request.body, knownSecrets({ user, body: request.body, users }));
  return {
    method,
    path: token === null ? path : path.replace(/([?&]token=)\*\*\*/, `$1${encodeURIComponent(token)}`),
    headers: { ...(token !== null && { authorization: token }), ...Object.fromEntries(headers) },
    body: body === undefined || body === null ? null : JSON.stringify(body),
    masked,
  };
}
