// How a request finds its world: path prefix /w/{world}/, header x-world, or host {world}.localhost. Several must agree.
import type { IncomingMessage } from "node:http";
import { WORLD_ID } from "#worlds/registry.ts";

export interface WorldAddress {
  /** The id asked for; null when the request names none. */
  readonly id: string | null;
  /** Why the address cannot be served. */
  readonly fault: "malformed" | "contradictory" | null;
  /** `/w/abc` or nothing: what stands before the paths of the contract. */
  readonly prefix: string;
}

const prefixed = new WeakMap<IncomingMessage, { readonly id: string | null; readonly malformed: boolean }>();
const PREFIX = /^\/w\/([^/?#]*)(\/.*)?$/;

/**
 * Takes the prefix off a request's URL and remembers the world it named. A world's page is `/w/{world}/`; without the
 * last slash its relative addresses would miss the world, so that is left to the not-found reply.
 */
export function withoutWorld(request: IncomingMessage): string {
  const url = request.url ?? "/";
  if (!url.startsWith("/w/")) return url;
  const match = PREFIX.exec(url);
  const id = match?.[1] ?? "";
  const rest = match?.[2];
  const malformed = !WORLD_ID.test(id) || rest === undefined || rest.includes("/../") || rest.includes("\\");
  prefixed.set(request, { id: WORLD_ID.test(id) ? id : null, malformed });
  return rest ?? "/";
}

const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
const SUBDOMAIN = /^(.*)\.localhost(?::\d+)?$/i;

/** Which world a request is for. */
export function worldAddress(request: IncomingMessage): WorldAddress {
  const path = prefixed.get(request);
  const header = request.headers["x-world"];
  const { host = "localhost" } = request.headers;
  const subdomain = SUBDOMAIN.exec(host)?.[1]?.toLowerCase();
  const named = [path?.id, typeof header === "string" ? header : undefined, subdomain].filter((id) => id !== undefined);
  const [first = null] = named;
  const prefix = path?.id ? `/w/${path.id}` : "";
  if (path?.malformed || !HOST.test(host) || named.some((id) => id === null || !WORLD_ID.test(id)))
    return { id: null, fault: "malformed", prefix };
  if (named.some((id) => id !== first)) return { id: null, fault: "contradictory", prefix };
  return { id: first, fault: null, prefix };
}
