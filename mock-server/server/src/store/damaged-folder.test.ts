// Damaged data folders: the start fails with the file and the fix in the message, and changes no byte.
import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLineBuffer } from "./checked-lines.ts";
import { DamagedData } from "./damaged-data.ts";
import { durableStore } from "./durable-store.ts";
import { count, countOf, rootWithCount, ticking } from "./store-suite.ts";
import { contentsOf, testFolder } from "./test-folder.ts";

const FILES = { manifest: "hashgrove.json", snapshot: "snapshot-1.ndjson", log: "log-1.ndjson" } as const;

/** Makes a folder as a regular stop leaves it: a snapshot of one row, a log of three commits. */
async function stopped(): Promise<string> {
  const folder = testFolder();
  const store = await durableStore(folder, () => rootWithCount(1), ticking());
  for (let at = 0; at < 3; at += 1) await store.transact((draft) => count(draft));
  await store.close();
  return folder;
}

/** Makes the folder look as if the server was killed: removes the end of the log from the manifest. */
function forgetLength(folder: string): void {
  const manifest = join(folder, FILES.manifest);
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/"stopped": \{[^}]*\}/, '"stopped": null'));
}

function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
}

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, "utf8")));

const withoutLine = (text: string, nth: number): string =>
  text
    .split("\n")
    .filter((_line, at) => at !== nth - 1)
    .join("\n");

/** The line that a server would write for `value` after `text`. */
function lineAfter(text: string, value: object): string {
  const last = text.trimEnd().split("\n").at(-1) ?? "";
  const lines = createLineBuffer(Number.parseInt(last.slice(0, 8) || "0", 16));
  lines.add(value);
  return Buffer.from(lines.bytes()).toString();
}

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
  [
    "a snapshot with a line behind its end",
    "snapshot",
    /behind its end, in line 4/,
    (file) => edit(file, (text) => text + text.slice(0, text.indexOf("\n") + 1)),
  ],
  [
    "a snapshot that lacks a line in its middle",
    "snapshot",
    /line 2 is damaged, or not in its place/,
    (file) => edit(file, (text) => withoutLine(text, 2)),
  ],
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
  ["a manifest that is not JSON", "manifest", /not readable JSON/, (file) => edit(file, (text) => text.slice(0, 10))],
  ["an empty manifest", "manifest", /not readable JSON/, (file) => truncateSync(file, 0)],
  ["a missing manifest", "manifest", /missing although the folder holds data/, (file) => rmSync(file)],
  ["a folder in place of the manifest", "manifest", /not readable JSON/, (file) => asFolder(file)],
  ["a manifest of something else", "manifest", /does not describe a data folder/, (file) => writeFileSync(file, "[1]")],
  [
    "a manifest of no data",
    "manifest",
    /does not describe/,
    (file) => edit(file, (text) => text.replace(/"(snapshot|log)": 1/g, '"$1": 0')),
  ],
  [
    "a manifest of an unknown format",
    "manifest",
    /does not describe/,
    (file) => edit(file, (text) => text.replace('"format": 2', '"format": 1')),
  ],
  [
    "a manifest of an earlier time",
    "manifest",
    /does not tell of log-2\.ndjson, which stands beside it/,
    (file) => writeFileSync(file.replace(FILES.manifest, "log-2.ndjson"), ""),
  ],
  [
    "a manifest of a newer format",
    "manifest",
    /newer version \(format 3\)/,
    (file) => edit(file, (text) => text.replace('"format": 2', '"format": 3')),
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
  const refused = durableStore(folder, () => rootWithCount(0), ticking());
  await expect(refused).rejects.toThrow(DamagedData);
  const message = await refused.then(() => "started", String);
  expect(message).toMatch(problem);
  expect(message).toContain(file);
  expect(message).toMatch(/Put back a copy|Start that version/);
  expect(contentsOf(folder)).toEqual(before);
});

test.each<[string, (text: string) => string, RegExp]>([
  ["a changed byte in its middle", (text) => text.replace('"at":2', '"at":3'), /line 2 is damaged/],
  ["a line too few bytes long", (text) => text.replace("1", ""), /line 1 is damaged/],
  ["a line of something else", (text) => `hello\n${text}`, /line 1 is damaged/],
  ["a line removed from its middle", (text) => withoutLine(text, 2), /line 2 is damaged, or not in its place/],
  ["its first line removed", (text) => withoutLine(text, 1), /line 1 is damaged, or not in its place/],
  ["a line twice", (text) => text.replace(/^.*\n/, "$&$&"), /line 2 is damaged, or not in its place/],
  ["two lines in each other's place", (text) => text.replace(/^(.*\n)(.*\n)/, "$2$1"), /line 1 is damaged/],
  ["no newlines at all", (text) => text.replaceAll("\n", ""), /line 1 is damaged/],
  ["no newline between two lines", (text) => text.replace("\n", ""), /line 1 is damaged/],
  ["other text behind its end", (text) => `${text}hello`, /line 4 is damaged/],
  ["blanks behind its end, as of a lost block", (text) => `${text}\0\0\0\0`, /line 4 is damaged/],
  ["the beginning of another commit behind its end", (text) => text + text.slice(0, 30), /line 4 is damaged/],
  [
    "a whole line of nonsense",
    (text) => text + lineAfter(text, { hello: "world" }),
    /line 4 is not commit 4, which comes there/,
  ],
  ["a commit that was left out", (text) => text + lineAfter(text, { n: 5, at: 1, changes: [] }), /is not commit 4/],
  ["a commit without changes", (text) => text + lineAfter(text, { n: 4, at: 1, changes: "none" }), /holds no commit/],
  ...(
    [
      ["of no table", ["dreams", 1, {}], /line 4 contains a table that this version does not know, "dreams"/],
      ["that is not a row", ["members", 1, "nonsense"], /line 4 does not contain a row of members/],
      ["of a wrong key", ["members", "one", {}], /line 4 does not contain a row of members/],
      [
        "of a row that is not there",
        ["members", 77, { id: 1 }, "+"],
        /line 4 changes a row of members that is not there/,
      ],
    ] as const
  ).map(([name, change, problem]): [string, (text: string) => string, RegExp] => [
    `a change ${name}`,
    (text) => text + lineAfter(text, { n: 4, at: 1, changes: [change] }),
    problem,
  ]),
])("a log with %s stops the start after kill -9, too", async (_name, harm, problem) => {
  const folder = await stopped();
  forgetLength(folder);
  edit(join(folder, FILES.log), harm);
  const before = contentsOf(folder);
  const refused = durableStore(folder, () => rootWithCount(0), ticking());
  await expect(refused).rejects.toThrow(problem);
  await expect(refused).rejects.toThrow(join(folder, FILES.log));
  expect(contentsOf(folder)).toEqual(before);
});

test("lines lost at the end of a log are detected after a regular stop, but not after a kill", async () => {
  const folder = await stopped();
  edit(join(folder, FILES.log), (text) => withoutLine(text, 3));
  await expect(durableStore(folder, () => rootWithCount(0), ticking())).rejects.toThrow(/bytes where \d+ were left/);
  forgetLength(folder);
  const store = await durableStore(folder, () => rootWithCount(0), ticking());
  expect(countOf(store.read())).toBe(3);
  await store.close();
});

test("a manifest of a later time stops the start", async () => {
  const folder = await stopped();
  edit(join(folder, FILES.manifest), (text) => text.replaceAll(/"(snapshot|log)": 1/g, '"$1": 2'));
  const missing = `${join(folder, "snapshot-2.ndjson")}: it is missing`;
  await expect(durableStore(folder, () => rootWithCount(0), ticking())).rejects.toThrow(missing);
});

test("a log of another folder in place of its own stops the start", async () => {
  const [folder, other] = [await stopped(), testFolder()];
  const store = await durableStore(other, () => rootWithCount(8), ticking());
  await store.replace(rootWithCount(9));
  await store.transact((draft) => count(draft));
  await store.close();
  forgetLength(folder);
  writeFileSync(join(folder, FILES.log), readFileSync(join(other, "log-2.ndjson")));
  await expect(durableStore(folder, () => rootWithCount(0), ticking())).rejects.toThrow(/line 1 is damaged/);
});

test("a file in place of the folder is named", async () => {
  const file = join(testFolder(), "file");
  writeFileSync(file, "");
  await expect(durableStore(file, () => rootWithCount(0), ticking())).rejects.toThrow(DamagedData);
});
