// Sends one request and reads the whole response, with limits on time and size.
import { createHash } from "node:crypto";
import { parsedJson, type Reply, type Unanswered } from "#replies/reply.ts";
import { fetchStreamed, type Streamed } from "./streamed-body.ts";

export interface Outgoing {
  readonly method: string;
  /** With the query, starting with a slash; relative to the base address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | Streamed | null;
  /** Whether to compute a digest of the response's body. */
  readonly isDigested?: boolean;
  /** Sent at the same moment as other requests, so it does not wait for the rate limit. */
  readonly isAtOnce?: boolean;
  /** The request causes a 429 or 503 on purpose, so it is not sent again after one. */
  readonly isProvoked?: boolean;
}

export interface ClientOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  /** Largest response to read, in bytes. */
  readonly mostBytes: number;
}

export type Send = (request: Outgoing) => Promise<Reply>;

/** Larger responses count as endless. */
export const MOST_BYTES = 8 * 1024 * 1024;

class Endless extends Error {
  override readonly name = "Endless";
}

async function readWhole(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    // Throwing leaves the loop, which closes the connection.
    if (length > most) throw new Endless(`more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Decodes UTF-8; null if the bytes are invalid. */
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
  if (name === "TimeoutError") return unanswered("time-out", `no complete response within ${timeoutMs} ms`);
  if (error instanceof Endless) return unanswered("endless", `a response of ${message}`);
  if (UNREACHABLE.test(code)) return unanswered("unreachable", detail);
  return unanswered(TLS.test(code) ? "tls" : "reset", detail);
}

/**
 * A client for one server. It follows no redirects and verifies TLS. It returns failures as a Reply, and throws only if
 * the request itself is invalid.
 */
export function createClient(options: ClientOptions): Send {
  return async ({ method, path, headers, body, isDigested }) => {
    const startedAt = performance.now();
    const elapsed = (): number => Math.ceil(performance.now() - startedAt);
    const url = `${options.baseUrl}${path}`;
    try {
      // Wait longer for large uploads, because the line may be slow.
      const patience = typeof body === "function" ? 6 : 1;
      const signal = AbortSignal.timeout(patience * options.timeoutMs);
      // Send bytes: for a text, fetch would add text/plain itself.
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
