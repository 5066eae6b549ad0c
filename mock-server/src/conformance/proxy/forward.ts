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
}

/** Between two neighbours only (RFC 9110, 7.6.1). */
const HOP = /^(connection|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost|.*\.localhost)$/;

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

/** A proxy that does not listen yet. */
export function forwardingServer({ target, isWatched, onPassed, mostBytes }: Forwarding): Server {
  const { hostname, protocol, host } = new URL(target);
  const send = protocol === "https:" ? requestOverHttps : requestOverHttp;

  /** What goes on to the target: it is its own host, but on one machine, where it may tell its address by ours. */
  const onward = ({ headers, method = "", url = "" }: IncomingMessage): IncomingHttpHeaders => ({
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.test(name))),
    ...(!LOOPBACK.test(hostname) && { host }),
    ...(isWatched(method, url) && { "accept-encoding": "identity" }),
  });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { method = "GET", url = "/" } = request;
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
    const options = { method, headers: onward(request), agent: false } as const;
    const upstream = send(`${target}${url}`, options, (incoming) => {
      const answered = kept(incoming, mostBytes);
      const status = incoming.statusCode ?? 0;
      const headers = Object.entries(incoming.headers).filter(([name]) => !HOP.test(name));
      response.writeHead(status, Object.fromEntries(headers));
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
      over(null, error.message);
      response
        .writeHead(502, { "content-type": "text/plain; charset=utf-8" })
        .end(`${target} does not answer: ${error.message}\n`);
    });
    response.on("close", () => {
      isLeft = !response.writableFinished;
      if (isLeft) upstream.destroy();
    });
    request.pipe(upstream);
  }
  return createServer(handle);
}
