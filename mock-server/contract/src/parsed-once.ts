// Caches the parsed contract as JSON, because parsing the YAML takes a second, a third of the server's start time.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";

const CACHE = fileURLToPath(new URL("../.cache/", import.meta.url));

interface Kept {
  /** Digest of the source text. */
  readonly digest: string;
  readonly parsed: unknown;
}

/**
 * Parses a text once across processes: the result is cached as `name` with the text's digest. A changed text replaces
 * the cached one.
 */
export function parsedOnce(name: string, text: string, parse: (text: string) => unknown, cache = CACHE): unknown {
  const file = join(cache, `${name}.json`);
  const digest = createHash("sha256").update(text).digest("hex");
  const kept = readKept(file);
  if (kept?.digest === digest) return kept.parsed;
  const parsed = parse(text);
  try {
    mkdirSync(cache, { recursive: true });
    // Processes may start simultaneously: each writes its own file, and the last rename wins.
    const own = `${file}.${process.pid}-${threadId}`;
    writeFileSync(own, JSON.stringify({ digest, parsed } satisfies Kept));
    renameSync(own, file);
  } catch {
    // Without a writable folder nothing is cached, and each start parses the text again.
  }
  return parsed;
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    // The cached file is missing or truncated.
    return null;
  }
}
