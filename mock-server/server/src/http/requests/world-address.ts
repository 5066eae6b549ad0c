// How a request finds its world: path prefix /w/{world}/, header x-world, or host {world}.localhost. Several must agree.
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { DEFAULT_WORLD, WORLD_ID, type Worlds } from "#worlds/registry.ts";
import type { World } from "#worlds/world.ts";

interface WorldAddress {
  /** The id asked for; null when the request names none. */
  readonly id: string | null;
  /** False when it is malformed, or says two things at once. */
  readonly isReadable: boolean;
  /** `/w/abc` or nothing: what stands before the paths of the contract. */
  readonly prefix: string;
}

const prefixed = new WeakMap<IncomingMessage, { readonly id: string | null; readonly malformed: boolean }>();
/** The host of a request target in absolute form, which counts beside the header `host`. */
const targetHosts = new WeakMap<IncomingMessage, string>();
const PREFIX = /^\/w\/([^/?#]*)(\/.*)?$/;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/** The request target in origin form: clients of a proxy may send the absolute one (RFC 9112, 3.2.2). */
function originForm(request: IncomingMessage): string {
  const url = request.url ?? "/";
  const [, host, rest = ""] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return url;
  targetHosts.set(request, host);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * Takes the prefix off a request's URL and remembers the world it named. A world's page is `/w/{world}/`; without the
 * last slash its relative addresses would miss the world, so that is left to the not-found reply.
 */
export function withoutWorld(request: IncomingMessage): string {
  const url = originForm(request);
  if (!url.startsWith("/w/")) return url;
  const match = PREFIX.exec(url);
  const id = match?.[1] ?? "";
  const rest = match?.[2];
  const malformed = !WORLD_ID.test(id) || rest === undefined || rest.includes("/../") || rest.includes("\\");
  prefixed.set(request, { id: WORLD_ID.test(id) ? id : null, malformed });
  return rest ?? "/";
}

const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** A host name may end with the dot of the root; such a name must not lead into another world. */
const SUBDOMAIN = /^(.*)\.localhost\.*(?::\d+)?$/i;
const subdomainOf = (host: string): string | undefined => SUBDOMAIN.exec(host)?.[1]?.toLowerCase();

/** Which world a request names. */
function addressOf(request: IncomingMessage): WorldAddress {
  const path = prefixed.get(request);
  const header = request.headers["x-world"];
  const { host = "localhost" } = request.headers;
  const hosts = [host, targetHosts.get(request) ?? host];
  const named = [path?.id, typeof header === "string" ? header : undefined, ...hosts.map(subdomainOf)].filter(
    (id) => id !== undefined,
  );
  const [first = null] = named;
  const prefix = path?.id ? `/w/${path.id}` : "";
  if (path?.malformed || !hosts.every((one) => HOST.test(one)) || named.some((id) => id === null || !WORLD_ID.test(id)))
    return { id: null, isReadable: false, prefix };
  return { id: first, isReadable: named.every((id) => id === first), prefix };
}

export interface WorldChoice {
  readonly worlds: Worlds;
  /** A request that names no world is refused instead of meeting the default one. */
  readonly strictWorlds: boolean;
}
/** The world a request is for and what stood before its path; or why it is for none. */
export type FoundWorld =
  | { readonly world: World; readonly prefix: string; readonly fault: null }
  | { readonly world: null; readonly fault: "unreadable" | "unknown" };

/** Finds a request's world as it is now: a later look may meet another one under the same id. */
export function worldOf({ raw }: FastifyRequest, { worlds, strictWorlds }: WorldChoice): FoundWorld {
  const { id, isReadable, prefix } = addressOf(raw);
  if (!isReadable || (id === null && strictWorlds)) return { world: null, fault: "unreadable" };
  const world = worlds.get(id ?? DEFAULT_WORLD);
  return world ? { world, prefix, fault: null } : { world: null, fault: "unknown" };
}
