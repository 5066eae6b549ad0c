// A server that forwards requests and replies with unchanged bodies, and reports each exchange.
import {
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestOverHttp,
  type Server,
  type ServerResponse,
} from "node:http";
import { request as requestOverHttps } from "node:https";
import type { Readable } from "node:stream";
import type { SendFile } from "./web-files.ts";

/** A finished exchange; bodies up to the size limit. */
export interface Passed {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** null without a response; `failure` has the reason. */
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
  } | null;
  readonly failure: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly ms: number;
}

export interface Forwarding {
  /** Without a trailing slash. */
  readonly target: string;
  /** Whether to inspect an exchange's bodies; only inspected responses are requested uncompressed. */
  readonly isWatched: (method: string, url: string) => boolean;
  readonly onPassed: (passed: Passed) => void;
  /** Bytes to keep of each body. */
  readonly mostBytes: number;
  /** Serves files instead of forwarding; null for none. */
  readonly sendFile: SendFile | null;
}

/** Hop-by-hop headers (RFC 9110, 7.6.1), in addition to those named by `connection`. */
const HOP = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost|.*\.localhost)$/;

const withoutHop = (headers: IncomingHttpHeaders): [name: string, value: string | string[] | undefined][] => {
  const names = (headers.connection ?? "").toLowerCase().split(",");
  const named = new Set(names.map((name) => name.trim()));
  return Object.entries(headers).filter(([name]) => !HOP.test(name) && !named.has(name));
};

/**
 * Path and query of a request target (RFC 9112, 3.2), `*` for the whole server; null for invalid ones. Proxy clients
 * may send the absolute form.
 */
export function pathOf(url: string): string | null {
  if (url.startsWith("/") || url === "*") return url;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (path === undefined) return null;
  return path.startsWith("/") ? path : `/${path}`;
}

const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));

/** Copies up to a number of bytes from a stream. */
function kept(stream: Readable, most: number): () => Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  stream.on("data", (part: Buffer) => {
    if (length < most) parts.push(part);
    length += part.length;
  });
  return () => Buffer.concat(parts).subarray(0, most);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

/** Sends the head of a response; returns why it cannot be forwarded, or null. */
function sendHead(incoming: IncomingMessage, response: ServerResponse): string | null {
  const status = incoming.statusCode ?? 0;
  try {
    // writeHead also throws if the status or a header cannot be sent.
    if (status < 200) throw new RangeError("no final reply has it");
    response.writeHead(status, Object.fromEntries(withoutHop(incoming.headers)));
    return null;
  } catch (error) {
    return `its reply of status ${status} cannot be forwarded (${messageOf(error)})`;
  }
}

/** Returns a function that sends a client's request to the target. */
function upstreamOf(target: string) {
  const { protocol, host, hostname, port, pathname } = new URL(target);
  // Node's client does not accept the brackets of IPv6 addresses.
  const to = { protocol, port, hostname: hostname.replace(/^\[|\]$/g, "") };
  const send = protocol === "https:" ? requestOverHttps : requestOverHttp;
  const prefix = pathname.replace(/\/$/, "");
  return ({ headers, method }: IncomingMessage, url: string, isWatched: boolean): ClientRequest =>
    send({
      ...to,
      method,
      path: url === "*" ? url : `${prefix}${url}`,
      headers: {
        ...Object.fromEntries(withoutHop(headers)),
        // On loopback keep the proxy's host, since the target may build its addresses from it.
        ...(!LOOPBACK.test(hostname) && { host }),
        // Set explicitly, because Node would send a GET body without framing and the server would read it as a new
        // request.
        ...(headers["transfer-encoding"] !== undefined && { "transfer-encoding": "chunked" }),
        ...(isWatched && { "accept-encoding": "identity" }),
      },
      // Use a new connection for each request: the target may be closing a reused one, and the proxy does not retry.
      agent: false,
    });
}

type Forward = (request: IncomingMessage, response: ServerResponse) => void;

function createForward({ target, isWatched, onPassed, mostBytes }: Forwarding): Forward {
  const send = upstreamOf(target);
  return (request, response) => {
    const { method = "GET" } = request;
    const url = pathOf(request.url ?? "/");
    if (url === null) return refuse(response, 400, "this request target cannot be forwarded");
    const at = Date.now();
    const startedAt = performance.now();
    const asked = kept(request, mostBytes);
    const finish = (answer: Passed["answer"], failure: string): void => {
      if (!isWatched(method, url)) return;
      const ms = Math.round(performance.now() - startedAt);
      onPassed({ method, url, headers: flat(request.headers), body: asked(), answer, failure, at, ms });
    };
    const fail = (reason: string): void => {
      finish(null, reason);
      refuse(response, 502, `${target} does not respond: ${reason}`);
    };
    // A client that disconnects aborts the exchange; that is not a failure of the server.
    let isLeft = false;
    const upstream = send(request, url, isWatched(method, url));
    upstream.on("response", (incoming) => {
      const answered = kept(incoming, mostBytes);
      const failure = sendHead(incoming, response);
      if (failure !== null) {
        fail(failure);
        incoming.destroy();
        return;
      }
      incoming.pipe(response);
      const { statusCode: status = 0, headers } = incoming;
      incoming.on("end", () => finish({ status, headers: flat(headers), body: answered() }, ""));
      incoming.on("error", (error) => {
        if (isLeft) return;
        finish(null, `the response was cut off: ${error.message}`);
        response.destroy();
      });
    });
    upstream.on("error", (error) => {
      if (isLeft || response.headersSent) return;
      fail(error.message);
    });
    // Refuse an upgrade: no client requested it, and it would end the exchange without an error.
    upstream.on("upgrade", (_, socket) => {
      socket.destroy();
      fail("it switches protocols");
    });
    response.on("close", () => {
      isLeft = !response.writableFinished;
      if (isLeft) upstream.destroy();
    });
    request.pipe(upstream);
  };
}

/** Creates the proxy without listening. */
export function forwardingServer(forwarding: Forwarding): Server {
  const forward = createForward(forwarding);
  return createServer((request, response) => {
    try {
      if (!forwarding.sendFile?.(request, response)) forward(request, response);
    } catch (error) {
      // An exchange that cannot be forwarded must not affect others or the report.
      refuse(response, 400, `this request cannot be forwarded: ${messageOf(error)}`);
    }
  });
}
