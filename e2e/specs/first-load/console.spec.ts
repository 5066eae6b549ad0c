// The console is not part of the product. Its first view has a budget of its own.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const KB = 1000;
const WEB = new URL("../../../web/", import.meta.url);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(new URL(`${folder}/.vite/manifest.json`, WEB), "utf8")) as Manifest;

test("nothing of the console is in the product's bundle", () => {
  expect(Object.keys(manifestIn("dist")).filter((module) => /console|mock-server/.test(module))).toEqual([]);
});

test("the console's first view stays within its budget", () => {
  const manifest = manifestIn("console/dist");
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  // Everything that the console loads before it shows a world: code, and the texts of one language.
  ["index.html", "../src/i18n/ja.po", "../src/i18n/console/ja.po"].forEach(visit);
  const bytes = [...files]
    .map((file) => gzipSync(readFileSync(new URL(`console/dist/${file}`, WEB)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: "bytes", description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(250 * KB);
});
