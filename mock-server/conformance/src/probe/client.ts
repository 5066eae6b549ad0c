// Sends one request and reads its whole answer: never further than asked, never more than it can hold.
import { createHash } from "node:crypto";
import { parsedJson, type Reply, type Unanswered } from "#judge/reply.ts";
import { fetchStreamed, type Streamed } from "./streamed.ts";

export interface Outgoing {
  readonly method: string;
  /** With the query, from the first slash on; below the base address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | Streamed | null;
  /** Whether the reply has the digest of its bytes. */
  readonly isDigested?: boolean;
  /** Sent at the same moment as the one before it: it does not wait for its turn. */
  readonly isAtOnce?: boolean;
}

export interface ClientOptions {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  /** The largest answer that is read, in bytes. */
  readonly mostBytes: number;
}

export type Send = (request: Outgoing) => Promise<Reply>;

/** More than this in one answer is an endless one. */
export const MOST_BYTES = 8 * 1024 * 1024;

class Endless extends Error {
  override readonly name = "Endless";
}

async function readWhole(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    // Leaving the loop gives the connection back, or ends it.
    if (length > most) throw new Endless(`more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The text of bytes, or null when they are no UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const UNREACHABLE = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
const TLS = /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(VERIFY|GET))/;

function unanswered(error: unknown, ms: number, { timeoutMs }: ClientOptions): Unanswered {
  const { name, message, cause } = error as Error;
  const { code: systemCode, message: because } = (cause ?? {}) as { code?: unknown; message?: unknown };
  const code = typeof systemCode === "string" ? systemCode : "";
  const detail = typeof because === "string" && because !== "" ? because : code || message;
  const unanswered = (cause: Unanswered["cause"], text: string): Unanswered => ({
    kind: "unanswered",
    cause,
    detail: text,
    ms,
  });
  if (name === "TimeoutError") return unanswered("time-out", `no whole answer within ${timeoutMs} ms`);
  if (error instanceof Endless) return unanswered("endless", `an answer of ${message}`);
  if (UNREACHABLE.test(code)) return unanswered("unreachable", detail);
  return unanswered(TLS.test(code) ? "tls" : "reset", detail);
}

/**
 * A client of one server. It follows no redirect, takes no proxy from the environment, verifies TLS, and answers
 * whatever happens as a Reply: it throws only when the request itself cannot be made.
 */
export function createClient(options: ClientOptions): Send {
  return async ({ method, path, headers, body, isDigested }) => {
    const startedAt = performance.now();
    const elapsed = (): number => Math.ceil(performance.now() - startedAt);
    const url = `${options.baseUrl}${path}`;
    try {
      // Ten megabytes take their time on a slow line.
      const patience = typeof body === "function" ? 6 : 1;
      const signal = AbortSignal.timeout(patience * options.timeoutMs);
      // As bytes, because of a text fetch itself would say that it is text/plain.
      const bytesSent = (typeof body === "string" ? Buffer.from(body) : body) as Buffer<ArrayBuffer> | null;
      const response =
        typeof body === "function"
          ? await fetchStreamed(url, { method, headers, body, signal })
          : await fetch(url, { method, headers, body: bytesSent, signal, redirect: "manual" });
      const bytes = await readWhole(response, options.mostBytes);
      const text = textOf(bytes);
      return {
        kind: "received",
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text,
        json: text === null ? undefined : parsedJson(text),
        bytes: bytes.byteLength,
        ...(isDigested && { digest: createHash("sha256").update(bytes).digest("hex") }),
        ms: elapsed(),
      };
    } catch (error) {
      return unanswered(error, elapsed(), options);
    }
  };
}
