// HAR 1.2 of all exchanges, for browser tools and `redocly drift`.
import { appendFileSync, createReadStream, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Masker } from "#client/masker.ts";
import type { Exchange } from "#client/probe.ts";

const pairs = (headers: Readonly<Record<string, string>>): { name: string; value: string }[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

function entry({ request, reply, at }: Exchange, baseUrl: string, masker: Masker): object {
  const url = `${baseUrl}${masker.text(request.path)}`;
  const { searchParams } = new URL(url);
  const received = reply.kind === "received" ? reply : null;
  const mimeType = received?.headers["content-type"] ?? "";
  return {
    startedDateTime: new Date(at).toISOString(),
    time: reply.ms,
    request: {
      method: request.method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(masker.headers(request.headers)),
      queryString: [...searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: -1,
      ...(typeof request.body === "string" && {
        postData: { mimeType: request.headers["content-type"] ?? "", text: masker.body(request.body) },
      }),
    },
    response: {
      status: received?.status ?? 0,
      statusText: reply.kind === "unanswered" ? reply.detail : "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(masker.headers(received?.headers ?? {})),
      content: { size: received?.bytes ?? 0, mimeType, text: masker.body(received?.text ?? "") },
      redirectURL: "",
      headersSize: -1,
      bodySize: received?.bytes ?? -1,
    },
    cache: {},
    timings: { send: 0, wait: reply.ms, receive: 0 },
  };
}

const HEAD = '{"log":{"version":"1.2","creator":{"name":"hashgrove contract","version":"1"},"entries":[';

/**
 * Writes a HAR during the run, one exchange per line, masked with the secrets known so far; at the end everything is
 * masked again with those learned later. Creates no file before the first exchange.
 */
export class HarWriter {
  readonly #folder: string;
  #masker: Masker | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get #file(): string {
    return join(this.#folder, "run.har");
  }

  add(exchange: Exchange, baseUrl: string, masker: Masker): void {
    if (this.#masker === null) {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(`${this.#file}.part`, HEAD);
    }
    const line = JSON.stringify(entry(exchange, baseUrl, masker));
    appendFileSync(`${this.#file}.part`, `${this.#masker === null ? "" : ","}\n${line}`);
    this.#masker = masker;
  }

  async end(): Promise<void> {
    if (this.#masker === null) return;
    appendFileSync(`${this.#file}.part`, "\n]}}\n");
    writeFileSync(this.#file, "");
    for await (const line of createInterface({ input: createReadStream(`${this.#file}.part`) }))
      appendFileSync(this.#file, `${this.#masker.text(line)}\n`);
    rmSync(`${this.#file}.part`);
  }
}
