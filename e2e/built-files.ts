// The files of the build by the names of their chunks, which the files themselves do not carry.
import { readFileSync } from "node:fs";

const MANIFEST = new URL("../web/dist/.vite/manifest.json", import.meta.url);

/** Whether an address is that of a chunk with one of these names. */
export function isChunk(...names: readonly string[]): (url: URL) => boolean {
  const chunks = Object.values(
    JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, { name?: string; file: string }>,
  );
  const files = chunks.filter(({ name }) => name !== undefined && names.includes(name)).map(({ file }) => file);
  if (files.length === 0) throw new Error(`the build has no chunk ${names.join(", ")}`);
  return ({ pathname }) => files.some((file) => pathname.endsWith(`/${file}`));
}
