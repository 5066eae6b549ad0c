// Folding and replacing while commits continue: the state after a stop at any step, a power cut and a full disk.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { type Disk, realDisk } from "./disk.ts";
import { durableStore } from "./durable-store.ts";
import { count, countOf, rootWithCount, ticking } from "./store-suite.ts";
import type { OwnedStore } from "./store.ts";
import { copyOf, powerDisk, stoppingDisk, waitingDisk } from "./test-disks.ts";
import { testFolder } from "./test-folder.ts";

const open = (folder: string, disk: Disk = realDisk, options: { fsync?: boolean; foldAboveBytes?: number } = {}) =>
  durableStore(folder, () => rootWithCount(0), { foldAboveBytes: 0, ...ticking(), disk, ...options });

/** Opens the folder; returns the stored count. */
async function foundIn(folder: string): Promise<number> {
  const store = await open(folder, realDisk, { foldAboveBytes: Infinity });
  const total = countOf(store.read());
  await store.close();
  return total;
}

const newest = (folder: string): number =>
  Math.max(...readdirSync(folder).map((name) => Number(/^snapshot-(\d+)\.ndjson$/.exec(name)?.[1] ?? 0)));

/** Commits until a newer snapshot has replaced the current one. */
async function commitUntilFolded(folder: string, store: OwnedStore): Promise<void> {
  const before = newest(folder);
  while (newest(folder) === before) {
    await store.transact((draft) => count(draft));
    await turn();
  }
}

/** Puts many rows, so that the next snapshot takes many writes. */
const putMany = (store: OwnedStore, rows = 20_000) =>
  store.transact((draft) => {
    for (let at = 0; at < rows; at += 1) draft.inviteCodes.put(`code-${at}-${"x".repeat(40)}`, at);
    return accept(null);
  });

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

test("a folder is bounded by its state, however many commits there were", async () => {
  const folder = testFolder();
  const store = await open(folder, realDisk, { foldAboveBytes: 2_000 });
  for (let folds = 0; folds < 5; folds += 1) await commitUntilFolded(folder, store);
  const sizeAfterCommit = async (): Promise<number> => {
    await store.transact((draft) => count(draft));
    return sizeOf(folder);
  };
  await expect.poll(sizeAfterCommit).toBeLessThan(5_000);
  const total = countOf(store.read());
  await store.close();
  expect(total).toBeGreaterThan(100);
  expect(await foundIn(folder)).toBe(total);
});

test("a log that a kill left long is folded after the next start, without delaying it", async () => {
  const folder = testFolder();
  const first = await open(folder, realDisk, { foldAboveBytes: Infinity });
  for (let at = 0; at < 50; at += 1) await first.transact((draft) => count(draft));
  const killed = copyOf(folder);
  await first.close();
  const second = await open(killed);
  expect(countOf(second.read())).toBe(50);
  await expect.poll(() => readdirSync(killed)).toContain("snapshot-2.ndjson");
  await second.close();
  expect(await foundIn(killed)).toBe(50);
});

test("commits are answered while a snapshot is written, by a fold and by a replacement", async () => {
  for (const begin of ["fold", "replace"] as const) {
    const folder = testFolder();
    const { disk, wait, letGo } = waitingDisk("writeAside");
    const store = await open(folder, disk, { foldAboveBytes: begin === "fold" ? 0 : Infinity });
    const writing = wait();
    const replaced = begin === "replace" ? store.replace(rootWithCount(1000)) : putMany(store, 100);
    await writing;
    await expect(store.transact((draft) => count(draft))).resolves.toEqual({ ok: true, value: 1 });
    expect(countOf(store.read())).toBe(1);
    letGo();
    await replaced;
    if (begin === "replace") expect(countOf(store.read())).toBe(1000);
    await store.close();
    expect(await foundIn(folder)).toBe(begin === "replace" ? 1000 : 1);
  }
});

test("a snapshot is written in pieces, with other work between them", async () => {
  const folder = testFolder();
  const longest = { piece: 0, pieces: 0 };
  let turns = 0;
  const store = await open(folder, {
    ...realDisk,
    writeAside(descriptor, bytes, offset) {
      longest.piece = Math.max(longest.piece, bytes.length);
      longest.pieces += 1;
      return realDisk.writeAside(descriptor, bytes, offset);
    },
  });
  await putMany(store);
  const written = store.replace(store.root());
  const finished = new AbortController();
  void written.then(() => finished.abort());
  for (longest.pieces = 0; !finished.signal.aborted; turns += 1) await turn();
  expect(longest.piece).toBeLessThan(128 * 1024);
  expect(longest.pieces).toBeGreaterThan(15);
  expect(turns).toBeGreaterThan(15);
  await store.close();
});

describe.each([{ fsync: false }, { fsync: true }])("with $fsync for fsync", ({ fsync }) => {
  test("a stop at any step of folds and of a replacement loses nothing that was answered", async () => {
    let step = 0;
    for (let isOver = false; !isOver; step += 1) {
      const folder = testFolder();
      const disk = stoppingDisk();
      const store = await open(folder, disk, { fsync });
      disk.stopAfter(step);
      let answered = 0;
      let tried = 0;
      const commit = async (): Promise<void> => {
        tried += 1;
        await store.transact((draft) => count(draft));
        answered += 1;
        await turn();
      };
      try {
        for (let at = 0; at < 12; at += 1) await commit();
        const total = tried;
        tried = 1000;
        await store.replace(rootWithCount(1000));
        answered = 1000;
        for (let at = 0; at < 4; at += 1) await commit();
        expect(total).toBe(12);
      } catch (error) {
        expect(disk.stopped(), String(error)).toBe(true);
      }
      const found = await foundIn(copyOf(folder));
      const possible = tried >= 1000 && answered < 1000 ? [12, 1000] : [answered, tried];
      expect(possible, `after step ${step}`).toContain(found);
      isOver = !disk.stopped();
      await store.close().catch(() => undefined);
    }
    expect(step).toBeGreaterThan(50);
  });
});

test("with fsync a power cut at any time loses nothing that was answered", async () => {
  const disk = powerDisk();
  const folder = testFolder();
  const store = await open(folder, disk, { fsync: true });
  for (let at = 1; at <= 30; at += 1) {
    await store.transact((draft) => count(draft));
    expect(await foundIn(disk.cut())).toBe(at);
  }
  expect(newest(folder)).toBeGreaterThan(1);
  await store.replace(rootWithCount(1000));
  expect(await foundIn(disk.cut())).toBe(1000);
  for (let at = 1; at <= 10; at += 1) {
    await store.transact((draft) => count(draft));
    expect(await foundIn(disk.cut())).toBe(1000 + at);
  }
  await store.close();
  expect(await foundIn(disk.cut())).toBe(1010);
});

test("without fsync a power cut loses the last commits at most, never the folder", async () => {
  const disk = powerDisk();
  const folder = testFolder();
  const store = await open(folder, disk);
  for (let folds = 0; folds < 3; folds += 1) await commitUntilFolded(folder, store);
  await expect.poll(() => readdirSync(folder).filter((name) => name.startsWith("snapshot-"))).toHaveLength(1);
  const found = await foundIn(disk.cut());
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThanOrEqual(countOf(store.read()));
  await store.close();
});

test("with fsync, commits made during a sync share the next one", async () => {
  const { disk, wait, letGo } = waitingDisk("sync");
  let syncs = 0;
  const store = await open(
    testFolder(),
    { ...disk, sync: (descriptor) => ((syncs += 1), disk.sync(descriptor)) },
    { fsync: true, foldAboveBytes: Infinity },
  );
  const waiting = wait();
  syncs = 0;
  const first = store.transact((draft) => count(draft));
  await waiting;
  const rest = Array.from({ length: 20 }, () => store.transact((draft) => count(draft)));
  await turn();
  expect(countOf(store.read())).toBe(0);
  letGo();
  await Promise.all([first, ...rest]);
  expect(syncs).toBe(2);
  expect(countOf(store.read())).toBe(21);
  await store.close();
});

test("with fsync, a commit that the disk did not keep is refused, and so is everything that depends on it", async () => {
  const folder = testFolder();
  let fails = false;
  const disk: Disk = {
    ...realDisk,
    sync: (descriptor) => (fails ? Promise.reject(new Error("EIO: i/o error, fsync")) : realDisk.sync(descriptor)),
  };
  const store = await open(folder, disk, { fsync: true, foldAboveBytes: Infinity });
  await store.transact((draft) => count(draft));
  fails = true;
  const first = store.transact((draft) => count(draft));
  first.catch(() => undefined);
  await turn();
  const second = store.transact((draft) => count(draft));
  expect((await Promise.allSettled([first, second])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(store.trouble()).toMatch(/EIO/);
  expect(countOf(store.read())).toBe(1);
  expect(await foundIn(copyOf(folder))).toBe(1);
  fails = false;
  await expect(store.transact((draft) => count(draft))).resolves.toEqual({ ok: true, value: 2 });
  await store.close();
});

describe("on a full disk", () => {
  test("a fold fails without a trace, commits go on, and it waits before it tries again", async () => {
    const folder = testFolder();
    let isFull = false;
    let snapshots = 0;
    let snapshot = -1;
    const disk: Disk = {
      ...realDisk,
      open(file, flags) {
        const descriptor = realDisk.open(file, flags);
        if (file.includes("snapshot-")) [snapshots, snapshot] = [snapshots + 1, descriptor];
        else if (descriptor === snapshot) snapshot = -1;
        return descriptor;
      },
      writeAside(descriptor, bytes, offset) {
        const noSpace = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
        return isFull && descriptor === snapshot
          ? Promise.reject(noSpace)
          : realDisk.writeAside(descriptor, bytes, offset);
      },
    };
    const store = await open(folder, disk);
    [isFull, snapshots] = [true, 0];
    const tried = async (): Promise<number> => {
      await store.transact((draft) => count(draft));
      return snapshots;
    };
    await expect.poll(tried).toBe(1);
    await expect.poll(() => readdirSync(folder).filter((name) => name.startsWith("snapshot-"))).toHaveLength(1);
    for (let at = 0; at < 50; at += 1) await store.transact((draft) => count(draft));
    expect(snapshots).toBe(1);
    expect(newest(folder)).toBe(1);
    expect(store.trouble()).toBeNull();
    const total = countOf(store.read());
    await store.close();
    expect(await foundIn(folder)).toBe(total);
  });

  test("a commit gets the disk space of a snapshot in progress", async () => {
    const folder = testFolder();
    const gate = waitingDisk("writeAside");
    let isFull = false;
    let given = 0;
    const disk: Disk = {
      ...gate.disk,
      write(descriptor, bytes, offset) {
        if (isFull) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
        return realDisk.write(descriptor, bytes, offset);
      },
      truncate(descriptor, length) {
        if (length === 0) [isFull, given] = [false, given + 1];
        realDisk.truncate(descriptor, length);
      },
    };
    const store = await open(folder, disk, { foldAboveBytes: Infinity });
    await store.transact((draft) => count(draft));
    const writing = gate.wait();
    const replaced = store.replace(rootWithCount(1000));
    await writing;
    isFull = true;
    await expect(store.transact((draft) => count(draft))).resolves.toEqual({ ok: true, value: 2 });
    expect(given).toBe(1);
    gate.letGo();
    await expect(replaced).rejects.toThrow("given up");
    expect(countOf(store.read())).toBe(2);
    await store.close();
    expect(await foundIn(folder)).toBe(2);
  });
});
