// A process for the test of a full disk: uses a data folder on a file system of a few hundred kilobytes, and prints the
// result as JSON. Argument: the folder where that file system is mounted.
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accept } from "#domain/decision.ts";
import { durableStore } from "./durable-store.ts";
import { count, countOf, rootWithCount, ticking } from "./store-suite.ts";

const [mounted = ""] = process.argv.slice(2);
const filler = join(mounted, "filler");
const folder = join(mounted, "data");
const open = () => durableStore(folder, () => rootWithCount(0), ticking());
const free = (): number => {
  const { bavail, bsize } = statfsSync(mounted);
  return bavail * bsize;
};
/** Fills the disk until this many bytes are free, in whole blocks. */
const fill = (room: number): void => writeFileSync(filler, Buffer.alloc(Math.max(0, free() - room), 1));

const starts: string[] = [];
for (let room = 0; room <= 16 * 1024; room += 4096) {
  fill(room);
  starts.push(
    await open().then(
      async (store) => (await store.close(), "started"),
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    ),
  );
  rmSync(filler);
}
const store = await open();
let answered = 0;
let refusal = "";
while (refusal === "")
  try {
    await store.transact((draft) => {
      draft.inviteCodes.put(`code-${answered}-${"x".repeat(500)}`, answered);
      const counted = count(draft);
      return counted.ok ? accept(counted.value) : counted;
    });
    answered += 1;
    if (answered === 1) fill(32 * 1024);
  } catch (error) {
    refusal = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
const readWhenFull = countOf(store.read());
const trouble = store.trouble();
rmSync(filler);
await store.transact((draft) => count(draft));
const troubleAfter = store.trouble();
await store.close();
const again = await open();
const found = countOf(again.read());
await again.close();
process.stdout.write(JSON.stringify({ starts, answered, refusal, readWhenFull, trouble, troubleAfter, found }));
