// The contract as YAML takes a second to read, a third of the server's start and of many a test; as JSON no time at all.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";

const CACHE = fileURLToPath(new URL("../.cache/", import.meta.url));

interface Kept {
  /** Of the text. */
  readonly digest: string;
  readonly parsed: unknown;
}

/**
 * What `parse` makes of a text: kept as `name` with the text's digest, so that it is done once for each text, not each
 * process. A new text takes the place of the one before.
 */
export function parsedOnce(name: string, text: string, parse: (text: string) => unknown, cache = CACHE): unknown {
  const file = join(cache, `${name}.json`);
  const digest = createHash("sha256").update(text).digest("hex");
  const kept = readKept(file);
  if (kept?.digest === digest) return kept.parsed;
  const parsed = parse(text);
  try {
    mkdirSync(cache, { recursive: true });
    // Several processes may start at once: each writes a file of its own, and the last rename wins.
    const own = `${file}.${process.pid}-${threadId}`;
    writeFileSync(own, JSON.stringify({ digest, parsed } satisfies Kept));
    renameSync(own, file);
  } catch {
    // A folder that cannot be written to costs time, nothing else.
  }
  return parsed;
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    // Not there yet, or cut short.
    return null;
  }
}
