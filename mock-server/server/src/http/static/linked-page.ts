// The home page with absolute addresses of itself and its image (rule B11), because link previews ignore relative ones.
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { withForwardedPrefix } from "#http/requests/forwarded-prefix.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { isServerHost } from "#qa/access.ts";

/** The number of addresses whose page is cached; above it the least recently requested is dropped. */
export const MOST_PAGES = 16;
const RELATIVE = /(<meta property="og:(?:image|url)" content=")\.\/([^"]*")/g;
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

interface Page {
  readonly etag: string;
  readonly modified: Date;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Buffer>>;
}

/** Whether a page has relative addresses to complete. */
export const hasRelativeLinks = (html: string): boolean => html.search(RELATIVE) >= 0;

/**
 * The address of the page, with the path that the visitor used: below `publicUrl`, else below the Host of the request;
 * `./` for an invalid Host. The cache keeps a page per address, so a false Host affects only the client that sends it.
 */
function pageAddress(request: FastifyRequest, publicUrl: string | null): string {
  const host = request.host ?? "";
  if (publicUrl === null && !HOST.test(host)) return "./";
  const origin = publicUrl ?? `${request.protocol}://${host}`;
  const path = (request.originalUrl.split(/[?#]/, 1)[0] ?? "/").replace(/[^/]*$/, "");
  const address = `${withForwardedPrefix(origin, request.forwardedPrefix)}${path}`;
  return URL.canParse(address) ? new URL(address).href : "./";
}

/**
 * Returns a function that sends the page. The page for each address is completed and compressed once and cached until
 * the file changes or newer addresses displace it.
 */
export function linkedPages(file: string, publicUrl: string | null) {
  const pages = new Map<string, Promise<Page>>();
  let readAt = 0;

  async function build(address: string, modified: Date, quality: number): Promise<Page> {
    const html = readFileSync(file, "utf8").replaceAll(
      RELATIVE,
      (_, before: string, rest: string) => `${before}${address}${rest}`,
    );
    const identity = Buffer.from(html);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
    const [br, gz] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
    const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
    return { etag, modified, bodies: { br, gzip: gz, identity } };
  }

  function pageFor(address: string, quality: number): Promise<Page> {
    // A deployment may replace the file while the server runs; then the pages of the older file are dropped.
    const { mtimeMs, mtime } = statSync(file);
    if (mtimeMs !== readAt) pages.clear();
    readAt = mtimeMs;
    const page = pages.get(address) ?? build(address, mtime, quality);
    pages.delete(address);
    pages.set(address, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    addHeaders: (reply: FastifyReply) => void,
  ): Promise<FastifyReply> => {
    const { headers, socket } = request;
    // The best compression takes a tenth of a second; a page for an arbitrary Host header is compressed less.
    const isKnown = publicUrl !== null || isServerHost(headers.host, socket.localPort ?? 80);
    const { etag, modified, bodies } = await pageFor(pageAddress(request, publicUrl), isKnown ? 11 : 5);
    const encoding = encodingFor(headers["accept-encoding"]);
    reply
      .header("etag", etag)
      .header("last-modified", modified.toUTCString())
      .header("vary", "accept-encoding")
      .type("text/html; charset=utf-8");
    addHeaders(reply);
    const outcome = judgeConditions(request, etag, modified);
    if (outcome === "failed") throw new RequestFault(412, "precondition failed");
    if (outcome === "known") return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(bodies[encoding]);
  };
}

function encodingFor(accepted: string | string[] | undefined): "br" | "gzip" | "identity" {
  const parts = String(accepted ?? "")
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = new Set(parts.map((part) => part.split(";", 1)[0]?.trim()));
  return (["br", "gzip"] as const).find((name) => names.has(name)) ?? "identity";
}

/** Compares the conditional headers in the order of RFC 9110, section 13.2.2. */
function judgeConditions({ headers }: FastifyRequest, etag: string, modified: Date): "failed" | "known" | "send" {
  const names = (header: string, tag: string): boolean =>
    header.trim() === "*" || header.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
  const seconds = Math.floor(modified.getTime() / 1000);
  const isAfter = (header: string | undefined): boolean => seconds > Math.floor(Date.parse(header ?? "") / 1000);
  const ifMatch = headers["if-match"];
  if (ifMatch === undefined ? isAfter(headers["if-unmodified-since"]) : !names(ifMatch, etag)) return "failed";
  const ifNoneMatch = headers["if-none-match"];
  if (ifNoneMatch !== undefined) return names(ifNoneMatch, etag) ? "known" : "send";
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return Number.isNaN(since) || isAfter(headers["if-modified-since"]) ? "send" : "known";
}
