// The lock file of a running server is deleted: the server stops writing, and the next one has all acknowledged writes.
import fs, { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { realDisk } from "./disk.ts";
import { durableStore, type DurableStoreOptions } from "./durable-store.ts";
import { lockFolder } from "./folder-lock.ts";
import { claimByLease } from "./lock-lease.ts";
import { count, countOf, rootWithCount, ticking } from "./store-suite.ts";
import type { OwnedStore } from "./store.ts";
import { waitingDisk } from "./test-disks.ts";
import { contentsOf, testFolder } from "./test-folder.ts";

const open = (folder: string, options: Partial<DurableStoreOptions> = {}) =>
  durableStore(folder, () => rootWithCount(0), { ...ticking(), disk: realDisk, ...options });
/** Puts enough rows for the log to become longer than the snapshot, so that it is folded. */
const putMany = (store: OwnedStore) =>
  store.transact((draft) => {
    for (let at = 0; at < 100; at += 1) draft.inviteCodes.put(`code-${at}`, at);
    return count(draft);
  });
const claimsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith("in-use."));
const deleteLock = (folder: string): void => {
  for (const name of claimsIn(folder)) rmSync(join(folder, name));
};

test.each([{ fsync: false }, { fsync: true }])(
  "a commit after the lock file is deleted fails, with $fsync for fsync, and a second server loses nothing",
  async ({ fsync }) => {
    const folder = testFolder();
    const first = await open(folder, { fsync });
    await first.transact((draft) => count(draft));
    deleteLock(folder);
    const second = await open(folder, { fsync });
    for (let at = 0; at < 3; at += 1) await second.transact((draft) => count(draft));
    await expect(first.transact((draft) => count(draft))).rejects.toThrow("another process may have taken");
    await expect(first.replace(rootWithCount(1000))).rejects.toThrow("another process may have taken");
    expect(first.trouble()).toContain("another process may have taken");
    expect(countOf(first.read())).toBe(1);
    const before = contentsOf(folder);
    await first.close();
    expect(contentsOf(folder)).toEqual(before);
    await second.transact((draft) => count(draft));
    await second.close();
    const third = await open(folder);
    expect(countOf(third.read())).toBe(5);
    await third.close();
  },
);

test.each(["fold", "replace"] as const)(
  "a %s that is under way when the lock is lost changes no file",
  async (work) => {
    const folder = testFolder();
    const { disk, wait, letGo } = waitingDisk("writeAside");
    const first = await open(folder, { disk, foldAboveBytes: work === "fold" ? 0 : Infinity });
    const writing = wait();
    const done = work === "replace" ? first.replace(rootWithCount(1000)) : putMany(first);
    await writing;
    deleteLock(folder);
    const second = await open(folder);
    const stored = countOf(second.read());
    await second.transact((draft) => count(draft));
    letGo();
    await done.catch(() => undefined);
    await first.close();
    await second.transact((draft) => count(draft));
    await second.close();
    const third = await open(folder);
    expect(countOf(third.read())).toBe(stored + 2);
    await third.close();
  },
);

test("a folder that was moved away is lost, and so is one whose copy has the same names", async () => {
  const folder = testFolder();
  const store = await open(folder);
  const [claim = ""] = claimsIn(folder);
  const file = join(folder, claim);
  renameSync(file, `${file}.kept`);
  writeFileSync(file, "");
  await expect(store.transact((draft) => count(draft))).rejects.toThrow("another process may have taken");
  await store.close();
});

test("a lease that is deleted is lost at once", async () => {
  const folder = testFolder();
  const lock = await lockFolder(folder, (path) => Promise.resolve(claimByLease(path)));
  expect(lock.lost()).toBeNull();
  deleteLock(folder);
  expect(lock.lost()).toContain("another process may have taken");
  lock.release();
});

test("a lease that cannot be touched is lost when other processes consider it dead, until it can be touched", () => {
  const claim = claimByLease(testFolder());
  const touch = vi.spyOn(fs, "utimesSync");
  const now = vi.spyOn(performance, "now");
  onTestFinished(() => {
    claim.release();
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  syncBuiltinESMExports();
  const start = performance.now();
  touch.mockImplementation(() => {
    throw Object.assign(new Error("EIO: i/o error, utime"), { code: "EIO" });
  });
  now.mockReturnValue(start + 4_000);
  expect(claim.lost()).toBeNull();
  now.mockReturnValue(start + 6_000);
  expect(claim.lost()).toContain("cannot be touched");
  touch.mockReset();
  expect(claim.lost()).toBeNull();
});
