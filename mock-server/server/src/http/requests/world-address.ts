// Finds the world of a request by the path prefix /w/{world}/, the header x-world or the host {world}.localhost. If
// several name a world, they must agree.
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { DEFAULT_WORLD, WORLD_ID, type Worlds } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";

interface WorldAddress {
  /** The requested id; null when the request names none. */
  readonly id: string | null;
  /** False when the id is malformed or the sources disagree. */
  readonly isReadable: boolean;
  /** The part before the contract's path: `/w/abc`, or empty. */
  readonly prefix: string;
}

const prefixes = new WeakMap<IncomingMessage, { readonly id: string | null; readonly isMalformed: boolean }>();
/** The host of an absolute request target, which must agree with the Host header. */
const targetHosts = new WeakMap<IncomingMessage, string>();
const PREFIX = /^\/w\/([^/?#]*)(\/.*)?$/;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/** The request target in origin form. Clients of a proxy may send the absolute form (RFC 9112, 3.2.2). */
function originForm(request: IncomingMessage): string {
  const url = request.url ?? "/";
  const [, host, rest = ""] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return url;
  targetHosts.set(request, host);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * Removes the prefix from a request's URL and remembers its world. A world's page is `/w/{world}/`; `/w/{world}` gets
 * the not-found reply, because without the slash the page's relative addresses would leave the world.
 */
export function stripWorldPrefix(request: IncomingMessage): string {
  const url = originForm(request);
  if (!url.startsWith("/w/")) return url;
  const match = PREFIX.exec(url);
  const id = match?.[1] ?? "";
  const rest = match?.[2];
  const isMalformed = !WORLD_ID.test(id) || rest === undefined || rest.includes("/../") || rest.includes("\\");
  prefixes.set(request, { id: WORLD_ID.test(id) ? id : null, isMalformed });
  return rest ?? "/";
}

/** Whether the path began with `/w/`. */
export const hasWorldPrefix = (request: IncomingMessage): boolean => prefixes.has(request);

const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** A host name may end with a dot (the DNS root); the dot must not change the world. */
const SUBDOMAIN = /^(.*)\.localhost\.*(?::\d+)?$/i;
const subdomainOf = (host: string): string | undefined => SUBDOMAIN.exec(host)?.[1]?.toLowerCase();

function addressOf(request: IncomingMessage): WorldAddress {
  const path = prefixes.get(request);
  const header = request.headers["x-world"];
  const { host = "localhost" } = request.headers;
  const hosts = [host, targetHosts.get(request) ?? host];
  const ids = [path?.id, typeof header === "string" ? header : undefined, ...hosts.map(subdomainOf)].filter(
    (id) => id !== undefined,
  );
  const [first = null] = ids;
  const prefix = path?.id ? `/w/${path.id}` : "";
  if (
    path?.isMalformed ||
    !hosts.every((name) => HOST.test(name)) ||
    ids.some((id) => id === null || !WORLD_ID.test(id))
  )
    return { id: null, isReadable: false, prefix };
  return { id: first, isReadable: ids.every((id) => id === first), prefix };
}

export interface WorldChoice {
  readonly worlds: Worlds;
  /** Reject requests that name no world instead of using the default world. */
  readonly strictWorlds: boolean;
}
/** The world of a request and the prefix of its path, or why there is none. */
export type FoundWorld =
  | { readonly world: World; readonly prefix: string; readonly fault: null }
  | { readonly world: null; readonly fault: "unreadable" | "unknown" };

/** Finds the world that a request names now. The same id may name another world later. */
export function worldOf({ raw }: FastifyRequest, { worlds, strictWorlds }: WorldChoice): FoundWorld {
  const { id, isReadable, prefix } = addressOf(raw);
  if (!isReadable || (id === null && strictWorlds)) return { world: null, fault: "unreadable" };
  const world = worlds.get(id ?? DEFAULT_WORLD);
  return world ? { world, prefix, fault: null } : { world: null, fault: "unknown" };
}
