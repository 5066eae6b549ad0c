// Finds the page of an address that lost its hash: the web app's addresses are `#/page`, and people and messaging apps
// drop or encode the `#`.
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
 * The relative link to a page whose address has no hash: `./#/product?id=1` for `/product?id=1`. Relative, because only
 * a proxy knows the server's public path. null for the API and the home page. Unknown pages get a link, too, because
 * the web shows its own not-found page. Drops a trailing slash, because services append one.
 */
export function pageLink(request: FastifyRequest): string | null {
  const [path = "", ...query] = request.url.split("?");
  if (path === "/" || API.test(path)) return null;
  const [, encoded] = ENCODED_HASH.exec(path) ?? [];
  const page = encoded === undefined ? path : encodeURI(`/${decoded(encoded.replaceAll(/%(?:25)+/g, "%"))}`);
  const link = [page.replace(/\/+$/, "") || "/", ...query].join("?");
  return `${"../".repeat(path.split("/").length - 2) || "./"}#${link}`;
}
