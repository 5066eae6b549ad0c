import { copyFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { StorageFailed } from "#ports/store.ts";
import { realDisk } from "./disk.ts";
import { durableStore } from "./durable-store.ts";
import { EMPTY_ROOT, type Root } from "./root.ts";
import { count, countOf, rootWithCount, storeSuite, ticking } from "./store-suite.ts";
import { testDisk, testFolder } from "./test-folder.ts";

storeSuite("durable", (initial, options) => durableStore(testFolder(), () => initial, options));

const open = (folder: string, disk = realDisk, seed: Root = EMPTY_ROOT) =>
  durableStore(folder, () => seed, { ...ticking(), disk });
/** The files of a folder, except the lock files (claims) of the processes that use it. */
const dataFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith("in-use."))
    .toSorted();
const logOf = (folder: string): string => {
  const name = readdirSync(folder).find((file) => file.startsWith("log-"));
  if (!name) throw new Error("there is no log");
  return join(folder, name);
};

test("the state survives a stop and a start", async () => {
  const folder = testFolder();
  const first = await open(folder, realDisk, rootWithCount(5));
  await first.transact((draft) => count(draft));
  await first.transact((draft) => {
    draft.inviteCodes.put("gone", 1);
    draft.inviteCodes.put("あ\u2028😀", 2);
    return accept(null);
  });
  await first.transact((draft) => {
    draft.inviteCodes.remove("gone");
    return accept(null);
  });
  await first.close();

  const second = await open(folder);
  expect(countOf(second.read())).toBe(6);
  expect([...second.root().inviteCodes]).toEqual([["あ\u2028😀", 2]]);
  await second.close();
});

test("an acknowledged commit is in the file at that moment, without a clean stop", async () => {
  const folder = testFolder();
  const store = await open(folder);
  await store.transact((draft) => count(draft));
  expect(readFileSync(logOf(folder), "utf8")).toMatch(
    /^[0-9a-f]{8} \{"n":1,"at":1,"changes":\[\["logins","count",1\]\]\}\n$/,
  );
  await store.close();
});

test("reads exclude data that is not yet on disk", async () => {
  const store = await open(testFolder());
  const under = store.transact((draft) => count(draft));
  expect(countOf(store.read())).toBe(0);
  await under;
  expect(countOf(store.read())).toBe(1);
  await store.close();
});

test("commits of one turn reach the disk in one write", async () => {
  let writes = 0;
  const disk = {
    ...realDisk,
    write: (...given: Parameters<typeof realDisk.write>) => ((writes += 1), realDisk.write(...given)),
  };
  const store = await open(testFolder(), disk);
  writes = 0;
  await Promise.all(Array.from({ length: 20 }, () => store.transact((draft) => count(draft))));
  expect(writes).toBe(1);
  await store.close();
});

/** Makes a folder as kill -9 leaves it: two commits in a log whose length was not recorded. */
async function killed(): Promise<string> {
  const folder = testFolder();
  const store = await open(folder, realDisk, rootWithCount(5));
  await store.transact((draft) => count(draft));
  await store.transact((draft) => count(draft));
  const copy = testFolder();
  for (const name of dataFiles(folder)) copyFileSync(join(folder, name), join(copy, name));
  await store.close();
  return copy;
}

test.each([1, 8, 9, 12, 20])("a last line cut off after %i bytes was never answered and is dropped", async (kept) => {
  const folder = await killed();
  const text = readFileSync(logOf(folder), "utf8");
  const second = text.indexOf("\n") + 1;
  truncateSync(logOf(folder), second + kept);

  const store = await open(folder);
  expect(countOf(store.read())).toBe(6);
  expect(readFileSync(logOf(folder), "utf8")).toBe(text.slice(0, second));
  await store.transact((draft) => count(draft));
  await store.close();
  const again = await open(folder);
  expect(countOf(again.read())).toBe(7);
  await again.close();
});

test("a last line without its newline counts, and the next one is appended after it", async () => {
  const folder = await killed();
  truncateSync(logOf(folder), statSync(logOf(folder)).size - 1);
  const store = await open(folder);
  expect(countOf(store.read())).toBe(7);
  await store.transact((draft) => count(draft));
  await store.close();
  const again = await open(folder);
  expect(countOf(again.read())).toBe(8);
  await again.close();
});

test("a commit is written as the fields that it changed", async () => {
  const folder = testFolder();
  const store = await open(folder);
  const put = (fields: object) =>
    store.transact((draft) => {
      draft.accounts.put("a", { id: "a", currency: "JPY", balance: 1, newestTransaction: null, ...fields });
      return accept(null);
    });
  await put({});
  await put({ balance: 2 });
  await put({ balance: 3, newestTransaction: undefined });
  await store.close();
  const lines = readFileSync(logOf(folder), "utf8").split("\n");
  expect(lines[1]).toMatch(/"changes":\[\["accounts","a",\{"balance":2\},"\+"\]\]/);
  expect(lines[2]).toMatch(/"changes":\[\["accounts","a",\{"id":"a","currency":"JPY","balance":3\}\]\]/);
  const again = await open(folder);
  expect(again.root().accounts.get("a")).toEqual({ id: "a", currency: "JPY", balance: 3 });
  await again.close();
});

test("a first start that was cut off before its data was whole begins again", async () => {
  const folder = testFolder();
  writeFileSync(join(folder, "snapshot-1.ndjson.tmp"), "half a li");
  writeFileSync(join(folder, "hashgrove.json.tmp"), "{");
  const store = await open(folder, realDisk, rootWithCount(3));
  expect(countOf(store.read())).toBe(3);
  await store.close();
});

test("a replaced root survives a start, and the files of the old one are gone", async () => {
  const folder = testFolder();
  const first = await open(folder, realDisk, rootWithCount(1));
  await first.replace(rootWithCount(70));
  await first.transact((draft) => count(draft));
  await first.close();
  expect(readdirSync(folder).toSorted()).toEqual(["hashgrove.json", "log-2.ndjson", "snapshot-2.ndjson"]);
  const second = await open(folder);
  expect(countOf(second.read())).toBe(71);
  await second.close();
});

test("a commit writes as much with 20,000 rows stored as with none", async () => {
  const bytesOfOne = async (rows: number): Promise<number> => {
    const disk = testDisk();
    const store = await open(testFolder(), disk);
    await store.transact((draft) => {
      for (let at = 0; at < rows; at += 1) draft.logins.put(`${at}`, at);
      draft.logins.put("count", 500);
      return accept(null);
    });
    disk.written = 0;
    await store.transact((draft) => count(draft));
    const { written } = disk;
    await store.close();
    return written;
  };
  expect(await bytesOfOne(20_000)).toBe(await bytesOfOne(0));
});

test("a full disk: a write that does not fit fails without a trace, and later writes succeed", async () => {
  const folder = testFolder();
  const disk = testDisk();
  const store = await open(folder, disk);
  await store.transact((draft) => count(draft));
  const whole = readFileSync(logOf(folder));

  disk.room = 10;
  await expect(store.transact((draft) => count(draft))).rejects.toThrow(StorageFailed);
  expect(store.trouble()).toMatch(/ENOSPC/);
  expect(countOf(store.read())).toBe(1);
  expect(readFileSync(logOf(folder))).toEqual(whole);

  disk.room = null;
  await expect(store.transact((draft) => count(draft))).resolves.toEqual({ ok: true, value: 2 });
  expect(store.trouble()).toBeNull();
  await store.close();
  const again = await open(folder);
  expect(countOf(again.read())).toBe(2);
  await again.close();
});

test("a disk that can neither write nor truncate leaves no half line once it recovers", async () => {
  const folder = testFolder();
  const disk = testDisk();
  const store = await open(folder, disk);
  await store.transact((draft) => count(draft));
  const whole = readFileSync(logOf(folder));

  disk.room = 10;
  disk.stuck = true;
  await expect(store.transact((draft) => count(draft))).rejects.toThrow(StorageFailed);
  expect(readFileSync(logOf(folder))).toHaveLength(whole.length + 10);
  disk.room = null;
  await expect(store.transact((draft) => count(draft))).rejects.toThrow(StorageFailed);
  disk.stuck = false;
  await store.transact((draft) => count(draft));
  expect(readFileSync(logOf(folder), "utf8").match(/\n/g)).toHaveLength(2);
  await store.close();
  const again = await open(folder);
  expect(countOf(again.read())).toBe(2);
  await again.close();
});

test("when a write fails, everything decided on top of it fails, too", async () => {
  const disk = testDisk();
  const store = await open(testFolder(), disk);
  disk.room = 0;
  const answers = await Promise.allSettled([
    store.transact((draft) => count(draft)),
    store.transact((draft) => count(draft)),
    // This decision changes nothing, but it read a commit that then failed to be stored.
    store.transact((draft) => accept(countOf(draft))),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  disk.room = null;
  await expect(store.transact((draft) => count(draft))).resolves.toEqual({ ok: true, value: 1 });
  await store.close();
});

test("a root that cannot be stored does not replace the current one", async () => {
  const folder = testFolder();
  const disk = testDisk();
  const store = await open(folder, disk, rootWithCount(1));
  disk.room = 20;
  await expect(store.replace(rootWithCount(70))).rejects.toThrow(StorageFailed);
  expect(store.trouble()).toMatch(/ENOSPC/);
  expect(countOf(store.read())).toBe(1);
  disk.room = null;
  await store.transact((draft) => count(draft));
  await store.close();
  expect(readdirSync(folder).toSorted()).toEqual(["hashgrove.json", "log-1.ndjson", "snapshot-1.ndjson"]);
  const again = await open(folder);
  expect(countOf(again.read())).toBe(2);
  await again.close();
});

test("a closed store takes no more decisions", async () => {
  const store = await open(testFolder());
  await store.close();
  await expect(store.transact((draft) => count(draft))).rejects.toThrow(StorageFailed);
  await expect(store.replace(EMPTY_ROOT)).rejects.toThrow(StorageFailed);
});
