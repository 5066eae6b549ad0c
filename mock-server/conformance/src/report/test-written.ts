// What a run has written, for the tests that look for what must stand in it or must not.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";

/** The one file in an archive of the run's own making. */
export function unzipped(zip: Buffer): string {
  const begin = 30 + zip.readUInt16LE(26);
  return inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(18))).toString();
}

/** All that stands in a folder of reports, what is packed there too. */
export function writtenIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
    .map((bytes) => (bytes.subarray(0, 2).toString() === "PK" ? unzipped(bytes) : bytes.toString()))
    .join("\n");
}
