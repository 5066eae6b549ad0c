// Generates a body while sending it. fetch would buffer the whole body first and need 30 MB of memory for 10 MB.
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

/** Streams the body until it is complete or the response has started. Rejects as fetch does, with the cause. */
export async function fetchStreamed(url: string, { body, ...options }: StreamedRequest): Promise<Response> {
  const sending = (url.startsWith("https:") ? requestHttps : requestHttp)(url, options);
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  // Without a listener, an error after the response would end the process, such as a close during the upload.
  sending.on("error", () => {});
  // A server that refuses a body early may close before reading all of it; its response counts.
  let isFinished = false;
  const finished = answered.then(
    () => (isFinished = true),
    () => (isFinished = true),
  );
  for (const part of body()) {
    if (isFinished) break;
    if (!sending.write(part)) await Promise.race([once(sending, "drain").catch(() => null), finished]);
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
