import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { noticesOf } from "./notices.ts";

const root = mkdtempSync(join(tmpdir(), "notices-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Creates a library with these files; returns its module. */
function library(name: string, files: Readonly<Record<string, string>>, manifest = {}): string {
  const folder = join(root, "node_modules", name);
  mkdirSync(join(folder, "src"), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", license: "MIT", ...manifest }));
  // Some libraries mark module folders with a nameless manifest.
  writeFileSync(join(folder, "src/package.json"), JSON.stringify({ type: "module" }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return join(folder, "src/index.js");
}

test("each library is named once, with its licence and notice", () => {
  const b = library("b", { "LICENSE.md": "Text of b\n", NOTICE: "Notice of b" });
  const a = library("@x/a", { "licence.txt": "Text of a" });
  const own = join(root, "src/own.ts");
  expect(noticesOf([own, b, a, `\0${b}`]).split(/\n+-{80}\n+/)).toEqual([
    "@x/a 1.2.3 (MIT)\n\nText of a",
    "b 1.2.3 (MIT)\n\nText of b\n\nNotice of b\n",
  ]);
});

test("a library without a text gets that of MIT, and fails the bundle under another licence", () => {
  const author = { author: "A. Author" };
  expect(noticesOf([library("c", {}, author)])).toMatch(/^c 1.2.3 \(MIT\)\n\nCopyright \(c\) A. Author\n\nPermission/);
  const empty = library("d", { LICENSE: "\n" }, { license: "ISC" });
  expect(() => noticesOf([empty])).toThrow(/d has no licence text, and ISC is not MIT/);
});
