// Addresses of pages that lost their hash: the web's pages are behind `#`, and people and messengers drop or encode it.
import type { FastifyRequest } from "fastify";

/** Paths that only programs request. */
const API = /^\/(?:api|mock|__qa)(?:[/?]|$)/;
/** A hash with its slash, encoded once or several times. */
const ENCODED_HASH = /^\/%(?:25)*23(?:\/|%(?:25)*2f)*(.*)/is;

/**
 * Whether a browser opens the address as a page. Clients that accept JSON, or do not ask for HTML, get JSON instead.
 */
export const isPageRequest = ({ method, headers }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") &&
  /\btext\/html\b/i.test(headers.accept ?? "") &&
  !/json/i.test(headers.accept ?? "");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Where the web shows the page of an address without a hash: `/product?id=1` is `./#/product?id=1`. Relative, because
 * only a proxy knows below which path it publishes the server. Null for addresses of the API. For an unknown page the
 * web shows its own not-found page in the reader's language. Drops a trailing slash, because services append one.
 */
export function pageLink(request: FastifyRequest): string | null {
  const [path = "", ...query] = request.url.split("?");
  if (path === "/" || API.test(path)) return null;
  const [, encoded] = ENCODED_HASH.exec(path) ?? [];
  const page = encoded === undefined ? path : encodeURI(`/${decoded(encoded.replaceAll(/%(?:25)+/g, "%"))}`);
  const link = [page.replace(/\/+$/, "") || "/", ...query].join("?");
  return `${"../".repeat(path.split("/").length - 2) || "./"}#${link}`;
}
