import type { FastifyRequest } from "fastify";
import { isOriginOf } from "#qa/access.ts";

export interface TrustedSenders {
  /** Other origins whose pages may call the API (CORS). */
  readonly corsOrigins: readonly string[];
  /** The server's public URL without a trailing slash; if null, its pages have the origin in Host. */
  readonly publicUrl: string | null;
}

/**
 * Whether the request comes from a page of this server, a page of an allowed origin, or a program. Browsers let any
 * page send forms and empty bodies without a CORS preflight, so CORS alone does not stop other pages.
 */
export function isTrustedSender({ headers }: FastifyRequest, { corsOrigins, publicUrl }: TrustedSenders): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  if (origin !== undefined && (corsOrigins.includes(origin) || isOriginOf(origin, publicUrl))) return true;
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || /^https?:\/\/(.*)$/i.exec(origin)?.[1]?.toLowerCase() === host?.toLowerCase();
}
