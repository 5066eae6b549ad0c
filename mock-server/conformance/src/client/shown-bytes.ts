// Binary bodies for reports: a padded file of 10 MB becomes a few characters.
import type { Streamed } from "./streamed-body.ts";

/** Parts in Base64, and numbers of zero bytes. */
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
