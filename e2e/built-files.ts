// Finds build files by chunk name, which the file names do not contain.
import { readFileSync } from "node:fs";
import { test } from "@playwright/test";

const MANIFEST = new URL("../web/dist/.vite/manifest.json", import.meta.url);

/** Matches URLs of chunks with these names. Skips the test if the pages are not built. */
export function isChunk(...names: readonly string[]): (url: URL) => boolean {
  test.skip(process.env.E2E_DEV !== undefined, "needs the chunks of a build, and --dev has none");
  const chunks = Object.values(
    JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, { name?: string; file: string }>,
  );
  const files = chunks.filter(({ name }) => name !== undefined && names.includes(name)).map(({ file }) => file);
  if (files.length === 0) throw new Error(`the build has no chunk ${names.join(", ")}`);
  return ({ pathname }) => files.some((file) => pathname.endsWith(`/${file}`));
}
