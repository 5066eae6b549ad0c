// Requests as reports show them: complete enough to send again, without secrets.
import type { ShownRequest } from "#replies/finding.ts";
import type { Outgoing } from "./http-client.ts";
import type { Masker } from "./masker.ts";
import type { Streamed } from "./streamed-body.ts";

/** Encodes a body as a list of parts: Base64 text, or a number for that many zero bytes. */
export function encodeBytes(body: Uint8Array | Streamed): (string | number)[] {
  const parts: (string | number)[] = [];
  for (const part of typeof body === "function" ? body() : [body]) {
    const last = parts.at(-1);
    if (part.some((byte) => byte !== 0)) parts.push(Buffer.from(part).toString("base64"));
    else if (typeof last === "number") parts[parts.length - 1] = last + part.length;
    else parts.push(part.length);
  }
  return parts;
}

/** Returns a function that masks and encodes requests to a server. */
export const requestEncoder =
  (masker: Masker, baseUrl: string) =>
  ({ method, path, headers, body }: Outgoing): ShownRequest => ({
    method,
    url: masker.values(`${baseUrl}${path}`),
    // All headers are the run's own, so masking known secrets is enough.
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, masker.values(value)])),
    body: typeof body === "string" ? masker.values(body) : null,
    ...(body !== null && typeof body !== "string" && { bytes: encodeBytes(body) }),
  });
