// A server that hands every request on as it is and every answer back as it comes, and looks at what passes by.
import {
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

/** What passed by, once it is over; bodies as far as they were kept. */
export interface Passed {
  readonly method: string;
  /** With the query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** null when no answer came; `failure` then says why. */
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
  /** Without a slash at its end. */
  readonly target: string;
  /** Whether the bodies of a request are looked at: only these are asked for uncompressed. */
  readonly isWatched: (method: string, url: string) => boolean;
  readonly onPassed: (passed: Passed) => void;
  /** The most bytes of one body that are kept. */
  readonly mostBytes: number;
  /** Answers requests that are not forwarded; null for none. */
  readonly sendFile: SendFile | null;
}

/** Between two neighbours only (RFC 9110, 7.6.1), besides those that the header `connection` names. */
const HOP = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost|.*\.localhost)$/;

const withoutHop = (headers: IncomingHttpHeaders): [name: string, value: string | string[] | undefined][] => {
  const names = (headers.connection ?? "").toLowerCase().split(",");
  const named = new Set(names.map((name) => name.trim()));
  return Object.entries(headers).filter(([name]) => !HOP.test(name) && !named.has(name));
};

/**
 * The path and query of a request target (RFC 9112, 3.2), `*` for the whole server; null for anything else. Clients of
 * a proxy may send the absolute form.
 */
export function pathOf(url: string): string | null {
  if (url.startsWith("/") || url === "*") return url;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (path === undefined) return null;
  return path.startsWith("/") ? path : `/${path}`;
}

const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));

/** Copies what flows through, up to a number of bytes. */
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

/** A proxy that does not listen yet. */
export function forwardingServer({ target, isWatched, onPassed, mostBytes, sendFile }: Forwarding): Server {
  const base = new URL(target);
  const { protocol, host } = base;
  // Without the brackets of an IPv6 address, which the client of Node does not take.
  const hostname = base.hostname.replace(/^\[|\]$/g, "");
  const isLocal = LOOPBACK.test(base.hostname);
  const send = protocol === "https:" ? requestOverHttps : requestOverHttp;

  /** Headers for the target. On one machine the host stays ours, since the target may derive its address from it. */
  const onward = ({ headers, method = "" }: IncomingMessage, url: string): IncomingHttpHeaders => ({
    ...Object.fromEntries(withoutHop(headers)),
    ...(!isLocal && { host }),
    // Else Node sends the body of a GET without a frame, and the server takes it for another request.
    ...(headers["transfer-encoding"] !== undefined && { "transfer-encoding": "chunked" }),
    ...(isWatched(method, url) && { "accept-encoding": "identity" }),
  });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { method = "GET" } = request;
    const url = pathOf(request.url ?? "/");
    if (url === null) return refuse(response, 400, "this request target cannot be forwarded");
    const at = Date.now();
    const startedAt = performance.now();
    const asked = kept(request, mostBytes);
    const over = (answer: Passed["answer"], failure: string): void => {
      if (!isWatched(method, url)) return;
      const ms = Math.round(performance.now() - startedAt);
      onPassed({ method, url, headers: flat(request.headers), body: asked(), answer, failure, at, ms });
    };
    // A client that leaves has the rest stopped, and says nothing about the server.
    let isLeft = false;
    // Each on a connection of its own: one that was used before may end just then, and nobody here asks twice.
    const path = url === "*" ? url : `${base.pathname.replace(/\/$/, "")}${url}`;
    const options = { protocol, hostname, port: base.port, path, method, headers: onward(request, url), agent: false };
    const fail = (reason: string): void => {
      over(null, reason);
      refuse(response, 502, `${target} does not answer: ${reason}`);
    };
    const upstream = send(options, (incoming) => {
      const answered = kept(incoming, mostBytes);
      const status = incoming.statusCode ?? 0;
      try {
        // Also throws by itself where the status or a header cannot be sent.
        if (status < 200) throw new RangeError("no final reply has it");
        response.writeHead(status, Object.fromEntries(withoutHop(incoming.headers)));
      } catch (error) {
        fail(`its reply of status ${status} cannot be forwarded (${messageOf(error)})`);
        incoming.destroy();
        return;
      }
      incoming.pipe(response);
      incoming.on("end", () => over({ status, headers: flat(incoming.headers), body: answered() }, ""));
      incoming.on("error", (error) => {
        if (isLeft) return;
        over(null, `the answer broke off: ${error.message}`);
        response.destroy();
      });
    });
    upstream.on("error", (error) => {
      if (isLeft || response.headersSent) return;
      fail(error.message);
    });
    // Nobody asked for it, and it would end without an error.
    upstream.on("upgrade", (_, socket) => {
      socket.destroy();
      fail("it switches protocols");
    });
    response.on("close", () => {
      isLeft = !response.writableFinished;
      if (isLeft) upstream.destroy();
    });
    request.pipe(upstream);
  }
  return createServer((request, response) => {
    try {
      if (sendFile === null || !sendFile(request, response)) handle(request, response);
    } catch (error) {
      // One exchange that cannot be forwarded must not end the others, nor the report.
      refuse(response, 400, `this request cannot be forwarded: ${messageOf(error)}`);
    }
  });
}
