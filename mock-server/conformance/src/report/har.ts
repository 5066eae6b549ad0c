// HAR 1.2 of all exchanges, for browser tools and `redocly drift`.
import { appendFileSync, createReadStream, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { harEntry } from "@hashgrove/contract/har.ts";
import type { Masker } from "#client/masker.ts";
import type { Exchange } from "#client/probe.ts";

function entry({ request, reply, at }: Exchange, baseUrl: string, masker: Masker): object {
  const received = reply.kind === "received" ? reply : null;
  return harEntry({
    startedAt: new Date(at).toISOString(),
    ms: reply.ms,
    request: {
      method: request.method,
      url: `${baseUrl}${masker.text(request.path)}`,
      headers: masker.headers(request.headers),
      body:
        typeof request.body === "string"
          ? { mimeType: request.headers["content-type"] ?? "", text: masker.body(request.body) }
          : null,
      bodySize: -1,
    },
    reply: {
      status: received?.status ?? 0,
      statusText: reply.kind === "unanswered" ? reply.detail : "",
      headers: masker.headers(received?.headers ?? {}),
      body: { mimeType: received?.headers["content-type"] ?? "", text: masker.body(received?.text ?? "") },
      bodySize: received?.bytes ?? -1,
    },
  });
}

const HEAD = '{"log":{"version":"1.2","creator":{"name":"hashgrove contract","version":"1"},"entries":[';

/**
 * Writes a HAR during the run, one exchange per line, masked with the secrets known so far. Masks the whole file again
 * at the end, because later secrets may occur in earlier exchanges. Creates no file before the first exchange.
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
