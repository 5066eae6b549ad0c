// Addresses of members' files for where no header can be sent, as in a picture element: they live for an hour of the
// world's time, and no longer than the session they were made in.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { findSession } from "#domain/session.ts";
import type { MemberId } from "#domain/state.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { isOurHost } from "#qa/access.ts";
import type { World } from "#worlds/world.ts";

/** How long a signed address opens its file, on the world's clock. */
export const ADDRESS_LIFE_MS = 60 * MINUTE_MS;

const sign = (world: World, path: string, expires: string, session: string): string =>
  createHmac("sha256", world.uploadKey).update(`${world.id} ${path} ${expires} ${session}`).digest("base64url");

/** A path with what opens it: when it ends (seconds), the hash of the session's token, and the signature of both. */
export function signedPath(world: World, path: string, tokenHash: string): string {
  const expires = String(Math.floor((world.clock.now() + ADDRESS_LIFE_MS) / 1000));
  const session = Buffer.from(tokenHash, "hex").toString("base64url");
  return `${path}?expires=${expires}&session=${session}&signature=${sign(world, path, expires, session)}`;
}

/** The member in whose living session a path was signed; null when it was not, or is over. */
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
 * Where a client reaches this server, without a slash at the end: as it was started with, else by a loopback name the
 * client used, else by the address its connection came in at. A Host that a stranger made up is never repeated.
 */
export function originOf({ socket, headers }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const { localPort = 80, localAddress = "127.0.0.1" } = socket;
  if (isOurHost(headers.host, localPort)) return `http://${headers.host}`;
  const address = localAddress.replace(/^::ffff:/i, "");
  return new URL(`http://${address.includes(":") ? `[${address}]` : address}:${localPort}`).origin;
}
