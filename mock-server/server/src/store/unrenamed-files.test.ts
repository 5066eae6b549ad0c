// A disk that replaces the manifest but cannot rename the data files that it lists: they keep their temporary names.
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Disk, realDisk } from "./disk.ts";
import { durableStore } from "./durable-store.ts";
import { count, countOf, rootWithCount, ticking } from "./store-suite.ts";
import { copyOf } from "./test-disks.ts";
import { testFolder } from "./test-folder.ts";

/** The real disk, on which the first `failures` renames of data files fail. */
function stubbornDisk(failures = Infinity): Disk {
  let left = failures;
  return {
    ...realDisk,
    rename(from, to) {
      if (from.endsWith(".ndjson.tmp") && left > 0) {
        left -= 1;
        throw Object.assign(new Error("EIO: i/o error, rename"), { code: "EIO" });
      }
      realDisk.rename(from, to);
    },
  };
}

const open = (folder: string, disk: Disk, foldAboveBytes = Infinity) =>
  durableStore(folder, () => rootWithCount(0), { ...ticking(), disk, foldAboveBytes });

async function countIn(folder: string, disk: Disk = realDisk): Promise<number> {
  const store = await open(folder, disk);
  const total = countOf(store.read());
  await store.close();
  return total;
}

test.each([1, 2, Infinity])("commits after a replacement survive a kill when %d renames failed", async (failures) => {
  const folder = testFolder();
  await (await open(folder, realDisk)).close();
  const store = await open(folder, stubbornDisk(failures));
  await store.replace(rootWithCount(100));
  await store.transact((draft) => count(draft));
  const killed = copyOf(folder);
  await store.close();
  expect(await countIn(killed)).toBe(101);
  expect(await countIn(folder)).toBe(101);
});

test("a folder whose files are never renamed is written and read across starts and folds", async () => {
  const folder = testFolder();
  for (let starts = 1; starts <= 3; starts += 1) {
    const store = await open(folder, stubbornDisk(), 0);
    for (let commits = 0; commits < 20; commits += 1) {
      await store.transact((draft) => count(draft));
      await turn();
    }
    expect(await countIn(copyOf(folder))).toBe(20 * starts);
    await store.close();
  }
  expect(await countIn(folder, stubbornDisk())).toBe(60);
  expect(await countIn(folder)).toBe(60);
});
