// Access to the control surface: for programs on this machine and the server's own pages, not for pages of other
// origins. With a control token, programs on other machines have access, too, but every call needs the token.
import { createHash, timingSafeEqual } from "node:crypto";
import type { FaultBody } from "./operation.ts";

/** The parts of a control call that are known before its body is read. */
export interface ControlRequest {
  /** The socket's peer address; never taken from a header. */
  readonly remoteAddress: string | undefined;
  /** The client that a trusted proxy forwards for; otherwise the peer. */
  readonly clientAddress: string | undefined;
  readonly localAddress: string | undefined;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly method: string;
  /** The headers by name in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}
export interface ControlAccess {
  readonly port: number;
  /** null when the server was started without a control token. */
  readonly token: string | null;
  /** The server's public URL behind a proxy, without a trailing slash; null when clients connect directly. */
  readonly publicUrl: string | null;
}
export interface AccessRefusal extends FaultBody {
  readonly status: 401 | 403 | 415;
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;
const HOST = /^(?:127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)*localhost)(?::(\d+))?$/i;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Whether a Host is a loopback name with this server's port. Other names are not trusted, because anyone can register a
 * name that resolves to this machine.
 */
export function isServerHost(host: string | undefined, port: number): boolean {
  const match = HOST.exec(host ?? "");
  return match !== null && Number(match[1] ?? 80) === port;
}

export const isLoopback = (address: string | undefined): boolean => LOOPBACK.test(address ?? "");

/**
 * Whether a Host belongs to the public URL. If the public URL has a loopback name, every loopback name with the URL's
 * port belongs to it.
 */
function isPublicHost(host: string | undefined, publicUrl: string | null): boolean {
  if (publicUrl === null || host === undefined || !/^[\w.:[\]-]+$/.test(host)) return false;
  const { protocol, host: publicHost, hostname, port } = new URL(publicUrl);
  if (isLoopbackName(hostname) && isServerHost(host, Number(port || (protocol === "https:" ? 443 : 80)))) return true;
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === publicHost;
}

/** Whether an Origin header matches the public URL, which may have a path. */
export const isOriginOf = (origin: string | undefined, publicUrl: string | null): boolean =>
  origin !== undefined && publicUrl !== null && origin === new URL(publicUrl).origin;

/** Whether a host name always refers to this machine. */
export const isLoopbackName = (hostname: string): boolean => HOST.test(hostname);

/** Whether a Host is the connection's local IP address. DNS cannot redirect an IP address, so it is safe to accept. */
function isOwnAddress(host: string | undefined, { localAddress }: ControlRequest, port: number): boolean {
  const address = (localAddress ?? "").replace(/^::ffff:/i, "");
  const bare = address.includes(":") ? `[${address}]` : address;
  return address !== "" && (host === `${bare}:${port}` || (port === 80 && host === bare));
}

const hasBody = ({ headers }: ControlRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isJson = (type: unknown): boolean => typeof type === "string" && /^application\/json\s*(?:;|$)/i.test(type);

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether the header has the token; compared in constant time. */
function hasToken(authorization: unknown, token: string): boolean {
  const sent = typeof authorization === "string" ? /^Bearer +(\S+) *$/i.exec(authorization)?.[1] : undefined;
  return timingSafeEqual(sha256(sent ?? ""), sha256(token)) && sent !== undefined;
}

/**
 * Returns why a client may not load the console's files, or null. 403: not-loopback, foreign-host. Origin and token are
 * not checked, because the page contains no data, does nothing by itself and asks for the token.
 */
export function allowConsole(request: ControlRequest, { port, token, publicUrl }: ControlAccess): AccessRefusal | null {
  const { remoteAddress, clientAddress, host } = request;
  if (token === null && !(isLoopback(remoteAddress) && isLoopback(clientAddress))) {
    return { status: 403, error: "not-loopback", message: "the control surface answers only to this machine" };
  }
  if (isPublicHost(host, publicUrl) || isServerHost(host, port)) return null;
  if (token !== null && isOwnAddress(host, request, port)) return null;
  const names = `127.0.0.1, [::1], localhost or *.localhost with port ${port}`;
  const message = `Host must be ${names}${publicUrl === null ? "; behind a proxy, start with --public-url" : `, or that of ${publicUrl}`}`;
  return { status: 403, error: "foreign-host", message, pointer: "/headers/host" };
}

/**
 * Returns why a control call is rejected, or null. 403: not-loopback, foreign-host, foreign-origin, x-qa-needed; 401:
 * control-token-needed; 415: not-json.
 */
export function allowControl(request: ControlRequest, access: ControlAccess): AccessRefusal | null {
  const refusal = allowConsole(request, access);
  if (refusal) return refusal;
  const { host, origin, method, headers } = request;
  const { token, publicUrl } = access;
  const scheme = isPublicHost(host, publicUrl) && publicUrl?.startsWith("https:") ? "https" : "http";
  const isOwnPage = origin?.toLowerCase() === `${scheme}://${host?.toLowerCase()}` || isOriginOf(origin, publicUrl);
  if (origin !== undefined && !isOwnPage) {
    const message = "a page of another origin cannot use the control surface";
    return { status: 403, error: "foreign-origin", message, pointer: "/headers/origin" };
  }
  // Requests for scripts and images have no Origin, but browsers send sec-fetch-site with them.
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    const message = "a page of another origin cannot use the control surface";
    return { status: 403, error: "foreign-origin", message, pointer: "/headers/sec-fetch-site" };
  }
  if (token !== null && !hasToken(headers.authorization, token)) {
    const wants = "this server wants its control token as Authorization: Bearer (QA_TOKEN, for tests)";
    const message = headers.authorization === undefined ? wants : `${wants}, and this is another one`;
    return { status: 401, error: "control-token-needed", message, pointer: "/headers/authorization" };
  }
  if (READS.has(method)) return null;
  if (headers["x-qa"] !== "1") {
    const message = "calls that change something carry the header x-qa: 1";
    return { status: 403, error: "x-qa-needed", message, pointer: "/headers/x-qa" };
  }
  if (hasBody(request) && !isJson(headers["content-type"])) {
    return {
      status: 415,
      error: "not-json",
      message: "the body must be application/json",
      pointer: "/headers/content-type",
    };
  }
  return null;
}
