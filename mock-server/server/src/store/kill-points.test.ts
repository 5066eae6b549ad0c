// Kills real processes at each named point of a first start, a fold and a reset: the next server starts and has every
// acknowledged commit. fold.test.ts and first-start.test.ts simulate a stop at every single step.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { durableStore } from "./durable-store.ts";
import { count, countOf, rootWithCount, ticking } from "./store-suite.ts";
import { testFolder } from "./test-folder.ts";

const PROCESS = fileURLToPath(new URL("./test-kill-process.ts", import.meta.url));
/** Number of simultaneous processes. Each needs about a second of processor time to start. */
const AT_ONCE = 4;

const POINTS = {
  start: [
    "write snapshot-1.ndjson.tmp",
    "open log-1.ndjson.tmp",
    "write hashgrove.json.tmp",
    "rename hashgrove.json.tmp",
    "renamed hashgrove.json.tmp",
    "renamed snapshot-1.ndjson.tmp",
    "remove hashgrove.json.tmp",
  ],
  fold: [
    "open log-2.ndjson.tmp",
    "rename hashgrove.json.tmp",
    "renamed hashgrove.json.tmp",
    "write snapshot-2.ndjson.tmp",
    "rename snapshot-2.ndjson.tmp",
    "renamed snapshot-2.ndjson.tmp",
    "remove snapshot-1.ndjson",
  ],
  reset: [
    "write snapshot-2.ndjson.tmp",
    "open log-2.ndjson.tmp",
    "rename hashgrove.json.tmp",
    "renamed hashgrove.json.tmp",
    "renamed snapshot-2.ndjson.tmp",
  ],
} as const;

/** Kills a process at a point; returns the last count that it reported as stored, or null if it reported none. */
async function killedAt(folder: string, phase: string, point: string): Promise<number | null> {
  const child = spawn(process.execPath, [PROCESS, folder, phase, point], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  const [, signal] = (await once(child, "close")) as [number | null, string | null];
  expect(signal, `${phase}: ${point} is reached`).toBe("SIGKILL");
  const last = output.trim().split("\n").at(-1);
  return last === "" || last === undefined ? null : Number(last);
}

/** Starts the next server, which commits once; returns the count that it found. */
async function foundIn(folder: string): Promise<number> {
  const store = await durableStore(folder, () => rootWithCount(0), ticking());
  const found = countOf(store.read());
  await store.transact((draft) => count(draft));
  await store.close();
  return found;
}

describe.each(Object.entries(POINTS))("a kill during a %s", (phase, points) => {
  test("loses nothing that was answered, at each of its points", async () => {
    const left = [...points];
    const work = async (): Promise<void> => {
      for (let point = left.shift(); point !== undefined; point = left.shift()) {
        const folder = testFolder();
        const answered = await killedAt(folder, phase, point);
        const found = await foundIn(folder);
        // The killed process may have stored one more commit than it reported.
        const possible = phase === "reset" && answered === 1 ? [1, 1000] : [answered ?? 0, (answered ?? 0) + 1];
        expect(possible, `${phase}: ${point}`).toContain(found);
        expect(
          readdirSync(folder).filter((name) => name.endsWith(".ndjson.tmp")),
          `${phase}: ${point}`,
        ).toEqual([]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });
});
