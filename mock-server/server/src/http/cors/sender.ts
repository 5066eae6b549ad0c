// Decides which pages may send the requests that browsers send for any page, without a preflight.
import type { FastifyRequest } from "fastify";
import { isOriginOf } from "#qa/access.ts";

export interface TrustedSenders {
  /** Other origins whose pages may call the API (CORS). */
  readonly corsOrigins: readonly string[];
  /** The server's public URL without a trailing slash; null derives it from each connection. */
  readonly publicUrl: string | null;
}

/**
 * Whether a page of this server, an allowed page or a program sends the request. The sender must be checked, because
 * browsers let any page send forms and requests without a body, without the CORS preflight that JSON needs.
 */
export function isTrustedSender({ headers }: FastifyRequest, { corsOrigins, publicUrl }: TrustedSenders): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  if (origin !== undefined && (corsOrigins.includes(origin) || isOriginOf(origin, publicUrl))) return true;
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || /^https?:\/\/(.*)$/i.exec(origin)?.[1]?.toLowerCase() === host?.toLowerCase();
}
