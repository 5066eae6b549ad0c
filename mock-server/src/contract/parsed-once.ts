// The contract as YAML takes a second to read, a third of the server's start and of many a test; as JSON no time at all.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/contract/", import.meta.url));

/** What `parse` makes of a text: kept under the text's digest, so that it is done once for each text, not each process. */
export function parsedOnce(text: string, parse: (text: string) => unknown, cache = CACHE): unknown {
  const file = `${cache}/${createHash("sha256").update(text).digest("hex")}.json`;
  const kept = readKept(file);
  if (kept !== undefined) return kept;
  const parsed = parse(text);
  try {
    mkdirSync(cache, { recursive: true });
    // Several processes may begin at once: each writes its own, and the last name stands.
    const own = `${file}.${process.pid}-${threadId}`;
    writeFileSync(own, JSON.stringify(parsed));
    renameSync(own, file);
  } catch {
    // A folder that cannot be written to costs time, nothing else.
  }
  return parsed;
}

function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Not there yet, or cut short.
    return undefined;
  }
}
