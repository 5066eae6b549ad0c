// A first start that is interrupted at any step: the next start creates the folder without manual cleanup.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { type Disk, realDisk } from "./disk.ts";
import { durableStore } from "./durable-store.ts";
import { count, countOf, rootWithCount, ticking } from "./store-suite.ts";
import { copyOf, stoppingDisk } from "./test-disks.ts";
import { testDisk, testFolder } from "./test-folder.ts";

const open = (folder: string, disk: Disk = realDisk) =>
  durableStore(folder, () => rootWithCount(7), { ...ticking(), disk, fsync: true });
async function expectStarts(folder: string, what: string): Promise<void> {
  const store = await open(folder);
  expect(countOf(store.read()), what).toBe(7);
  await store.transact((draft) => count(draft));
  await store.close();
  expect(
    readdirSync(folder).filter((name) => name.endsWith(".tmp")),
    what,
  ).toEqual([]);
}

test("a stop at any step of a first start leaves a folder that starts", async () => {
  let step = 0;
  for (let isOver = false; !isOver; step += 1) {
    const folder = testFolder();
    const disk = stoppingDisk();
    disk.stopAfter(step);
    const store = await open(folder, disk).catch(() => null);
    await expectStarts(copyOf(folder), `after step ${step}`);
    isOver = !disk.stopped();
    await store?.close();
  }
  expect(step).toBeGreaterThan(10);
});

test("a first start on a disk that is full at any byte leaves a folder that starts", async () => {
  const whole = testDisk();
  await (await open(testFolder(), whole)).close();
  expect(whole.written).toBeGreaterThan(100);
  for (let room = 0; room <= whole.written; room += 7) {
    const folder = testFolder();
    const disk = testDisk();
    disk.room = room;
    const store = await open(folder, disk).catch(() => null);
    await store?.close();
    await expectStarts(copyOf(folder), `with room for ${room} bytes`);
  }
});
