// Signed addresses of members' files, for places that cannot send a header, such as img elements. They are valid for an
// hour of the world's time and only while the session that they were made in lasts.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { findSession } from "#domain/sessions/session.ts";
import type { MemberId } from "#domain/state.ts";
import { MINUTE_MS } from "#domain/time/time.ts";
import { isServerHost } from "#qa/access.ts";
import type { World } from "#worlds/world.ts";

/** How long a signed address is valid, on the world's clock. */
export const ADDRESS_LIFETIME_MS = 60 * MINUTE_MS;

const sign = (world: World, path: string, expires: string, session: string): string =>
  createHmac("sha256", world.uploadKey).update(`${world.id} ${path} ${expires} ${session}`).digest("base64url");

/** Signs a path: adds the expiry (seconds), the hash of the session's token, and a signature of the three. */
export function signPath(world: World, path: string, tokenHash: string): string {
  const expires = String(Math.floor((world.clock.now() + ADDRESS_LIFETIME_MS) / 1000));
  const session = Buffer.from(tokenHash, "hex").toString("base64url");
  return `${path}?expires=${expires}&session=${session}&signature=${sign(world, path, expires, session)}`;
}

/** The member in whose session the path was signed; null when the signature is invalid or the session has ended. */
export function signerOf(world: World, path: string, query: Readonly<Record<string, unknown>>): MemberId | null {
  const { expires, session, signature } = query;
  if (typeof expires !== "string" || typeof session !== "string" || typeof signature !== "string") return null;
  const expected = Buffer.from(sign(world, path, expires, session));
  const actual = Buffer.from(signature);
  const now = world.clock.now();
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual) || now >= Number(expires) * 1000)
    return null;
  const tokenHash = Buffer.from(session, "base64url").toString("hex");
  return findSession(world.store.read(), tokenHash, now)?.id ?? null;
}

/**
 * The origin at which the client reaches this server: the configured one, else the loopback name that the client used,
 * else the local address of the connection. Never repeats a Host that is not a loopback name, because the client may
 * have made it up.
 */
export function originOf({ socket, headers }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const { localPort = 80, localAddress = "127.0.0.1" } = socket;
  if (isServerHost(headers.host, localPort)) return `http://${headers.host}`;
  const address = localAddress.replace(/^::ffff:/i, "");
  return new URL(`http://${address.includes(":") ? `[${address}]` : address}:${localPort}`).origin;
}
