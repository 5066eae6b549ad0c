// A process for the tests of kills: opens a data folder, commits, and is killed at a named point of the disk.
// Arguments: folder, phase (start, fold, reset), point such as `rename hashgrove.json.tmp`.
import { writeSync } from "node:fs";
import { basename } from "node:path";
import { accept } from "#domain/decision.ts";
import { type Disk, realDisk } from "./disk.ts";
import { durableStore } from "./durable-store.ts";
import { count, rootWithCount, ticking } from "./store-suite.ts";

const [folder = "", phase = "", point = ""] = process.argv.slice(2);
let isArmed = phase === "start";
/** Aborted after the last step of a fold: a kill point that was not reached by then never will be. */
const folded = new AbortController();
if (phase !== "fold") folded.abort();
const reach = (operation: string, file: string): void => {
  if (isArmed && `${operation} ${basename(file)}` === point) process.kill(process.pid, "SIGKILL");
};
const files = new Map<number, string>();
const named = (descriptor: number): string => files.get(descriptor) ?? "";
const disk: Disk = {
  ...realDisk,
  open(file, flags) {
    reach("open", file);
    const descriptor = realDisk.open(file, flags);
    files.set(descriptor, file);
    return descriptor;
  },
  async writeAside(descriptor, bytes, offset) {
    reach("write", named(descriptor));
    return realDisk.writeAside(descriptor, bytes, offset);
  },
  rename(from, to) {
    reach("rename", from);
    realDisk.rename(from, to);
    reach("renamed", from);
  },
  async removeAside(file) {
    reach("remove", file);
    await realDisk.removeAside(file);
    if (basename(file) === "snapshot-1.ndjson") folded.abort();
  },
};
/** Reports to the parent what is stored; synchronously, so that a kill cannot lose the report. */
const report = (text: string): void => void writeSync(1, `${text}\n`);

const store = await durableStore(folder, () => rootWithCount(0), {
  ...ticking(),
  disk,
  foldAboveBytes: phase === "fold" ? 0 : Infinity,
});
report("0");
isArmed = true;
if (phase === "reset") {
  await store.transact((draft) => count(draft));
  report("1");
  await store.replace(rootWithCount(1000));
  report("1000");
}
// Commits until the fold is done, because a fixed number of commits could end before the fold starts on a slow machine.
for (let nth = 1; !folded.signal.aborted; nth += 1) {
  const { value } = (await store.transact((draft) => {
    // Enough changes for the log to exceed the snapshot soon.
    for (let at = 0; at < 20; at += 1) draft.inviteCodes.put(`code-${at}`, nth);
    const counted = count(draft);
    return counted.ok ? accept(counted.value) : counted;
  })) as { value: number };
  report(String(value));
  await new Promise((resolve) => setImmediate(resolve));
}
await store.close();
