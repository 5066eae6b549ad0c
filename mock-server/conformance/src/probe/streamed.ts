// A body that is made while it is sent. fetch copies every part of it first; ten megabytes would be thirty in memory.
import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

export type Streamed = () => Iterable<Uint8Array>;

export interface StreamedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Streamed;
  readonly signal: AbortSignal;
}

/** Sends the body part by part, until it is whole or answered. Rejects as fetch does, with the cause of the failure. */
export async function fetchStreamed(url: string, { body, ...options }: StreamedRequest): Promise<Response> {
  const sending = (url.startsWith("https:") ? requestHttps : requestHttp)(url, options);
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  // What fails after the answer, as the rest of a body that nobody reads, is no failure of the call.
  sending.on("error", () => {});
  // A server that refuses a body early may close before it has read everything; what counts is its answer.
  let isOver = false;
  const over = answered.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  for (const part of body()) {
    if (isOver) break;
    if (!sending.write(part)) await Promise.race([once(sending, "drain").catch(() => null), over]);
  }
  sending.end();
  try {
    const [message] = await answered;
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part as Buffer);
    const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(Buffer.concat(parts), { status: message.statusCode ?? 0, headers });
  } catch (error) {
    throw options.signal.aborted ? options.signal.reason : new TypeError("fetch failed", { cause: error });
  }
}
