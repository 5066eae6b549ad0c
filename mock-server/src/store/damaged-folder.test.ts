// Folders that cannot be trusted: the start says which file and what to do, and leaves every byte as it is.
import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLineBuffer } from "./checked-lines.ts";
import { DamagedData } from "./damaged.ts";
import { lowdbStore } from "./lowdb.ts";
import { count, rootWithCount, ticking } from "./store-suite.ts";
import { contentsOf, testFolder } from "./test-folder.ts";

const FILES = { manifest: "hashgrove.json", snapshot: "snapshot-1.ndjson", log: "log-1.ndjson" } as const;

/** A folder after a clean stop: a snapshot of one row, a log of three commits. */
async function stopped(): Promise<string> {
  const folder = testFolder();
  const store = await lowdbStore(folder, () => rootWithCount(1), ticking());
  for (let at = 0; at < 3; at += 1) await store.transact((draft) => count(draft));
  await store.close();
  return folder;
}

/** Makes the folder look as a killed server leaves it: the log's length was not noted. */
function forgetLength(folder: string): void {
  const manifest = join(folder, FILES.manifest);
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/"logBytes": \d+/, '"logBytes": null'));
}

function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
}

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, "utf8")));

const DAMAGES: readonly (readonly [
  name: string,
  file: keyof typeof FILES,
  problem: RegExp,
  harm: (file: string) => void,
])[] = [
  ["a snapshot with a changed byte", "snapshot", /line 1 is damaged/, (file) => flipByte(file, 15)],
  ["a snapshot that was cut off in a line", "snapshot", /its end is missing/, (file) => truncateSync(file, 25)],
  [
    "a snapshot that lacks its last line",
    "snapshot",
    /its end is missing/,
    (file) => edit(file, (text) => text.slice(0, text.indexOf("\n") + 1)),
  ],
  ["an empty snapshot", "snapshot", /its end is missing/, (file) => truncateSync(file, 0)],
  ["a missing snapshot", "snapshot", /it is missing/, (file) => rmSync(file)],
  ["a folder in place of the snapshot", "snapshot", /it cannot be read/, (file) => asFolder(file)],
  [
    "a log cut off after a clean stop",
    "log",
    /bytes where \d+ were left at the last stop/,
    (file) => truncateSync(file, readFileSync(file).length - 3),
  ],
  [
    "a log that grew after a clean stop",
    "log",
    /bytes where \d+ were left/,
    (file) => edit(file, (text) => text + text),
  ],
  ["a missing log", "log", /it is missing/, (file) => rmSync(file)],
  ["a folder in place of the log", "log", /it cannot be read|bytes where/, (file) => asFolder(file)],
  ["a manifest that is no JSON", "manifest", /not readable JSON/, (file) => edit(file, (text) => text.slice(0, 10))],
  ["an empty manifest", "manifest", /not readable JSON/, (file) => truncateSync(file, 0)],
  ["a missing manifest", "manifest", /missing although the folder holds data/, (file) => rmSync(file)],
  ["a folder in place of the manifest", "manifest", /not readable JSON/, (file) => asFolder(file)],
  ["a manifest of something else", "manifest", /does not describe a data folder/, (file) => writeFileSync(file, "[1]")],
  [
    "a manifest of a newer format",
    "manifest",
    /newer version \(format 2\)/,
    (file) => edit(file, (text) => text.replace('"format": 1', '"format": 2')),
  ],
];

function asFolder(file: string): void {
  renameSync(file, `${file}.away`);
  mkdirSync(file);
}

test.each(DAMAGES)("%s stops the start", async (_name, which, problem, harm) => {
  const folder = await stopped();
  const file = join(folder, FILES[which]);
  harm(file);
  const before = contentsOf(folder);
  const refused = lowdbStore(folder, () => rootWithCount(0), ticking());
  await expect(refused).rejects.toThrow(DamagedData);
  const message = await refused.then(() => "started", String);
  expect(message).toMatch(problem);
  expect(message).toContain(file);
  expect(message).toMatch(/Put back a copy|Start that version/);
  expect(contentsOf(folder)).toEqual(before);
});

test.each([
  ["a changed byte", (file: string) => flipByte(file, 70), /line 2 is damaged/],
  ["a line too few bytes long", (file: string) => edit(file, (text) => text.replace("1", "")), /line 1 is damaged/],
  ["a line of something else", (file: string) => edit(file, (text) => `hello\n${text}`), /line 1 is damaged/],
])("a log with %s in its middle stops the start after kill -9, too", async (_name, harm, problem) => {
  const folder = await stopped();
  forgetLength(folder);
  harm(join(folder, FILES.log));
  const before = contentsOf(folder);
  await expect(lowdbStore(folder, () => rootWithCount(0), ticking())).rejects.toThrow(problem);
  expect(contentsOf(folder)).toEqual(before);
});

test("a table that this version does not have stops the start", async () => {
  const folder = await stopped();
  forgetLength(folder);
  const lines = createLineBuffer();
  lines.add({ at: 1, changes: [["dreams", 1, {}]] });
  writeFileSync(join(folder, FILES.log), lines.bytes());
  await expect(lowdbStore(folder, () => rootWithCount(0), ticking())).rejects.toThrow(/table "dreams"/);
});

test("a file in place of the folder is named", async () => {
  const file = join(testFolder(), "file");
  writeFileSync(file, "");
  await expect(lowdbStore(file, () => rootWithCount(0), ticking())).rejects.toThrow(DamagedData);
});
