// hashgrove.json: which files of a data folder are the valid ones.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LowSync } from "lowdb";
import { JSONFileSync } from "lowdb/node";
import { DamagedData, RESTORE_OR_MOVE } from "./damaged.ts";

/** The layout of the folder; raised when an older server could not read it. */
export const FORMAT = 1;

export interface Manifest {
  readonly format: number;
  /** Number of the snapshot and log that are valid; 0 while the first ones are being made. */
  readonly generation: number;
  /** Length of the log when it was closed in order; null while a server runs or after it was killed. */
  readonly logBytes: number | null;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** The manifest of a folder; its data is null in a folder without one. Throws DamagedData when it cannot be trusted. */
export function openManifest(folder: string): LowSync<Manifest | null> {
  const file = join(folder, "hashgrove.json");
  const manifest = new LowSync<Manifest | null>(new JSONFileSync(file), null);
  try {
    manifest.read();
  } catch {
    throw new DamagedData(file, "it is not readable JSON", RESTORE_OR_MOVE);
  }
  if (manifest.data === null) {
    if (readdirSync(folder).some((name) => /^(snapshot-|log-|uploads$)/.test(name))) {
      throw new DamagedData(file, "it is missing although the folder holds data", RESTORE_OR_MOVE);
    }
    return manifest;
  }
  const { format, generation, logBytes } = manifest.data;
  if (isCount(format) && format > FORMAT) {
    throw new DamagedData(file, `it was written by a newer version (format ${format})`, "Start that version instead.");
  }
  if (format !== FORMAT || !isCount(generation) || !(logBytes === null || isCount(logBytes))) {
    throw new DamagedData(file, "it does not describe a data folder", RESTORE_OR_MOVE);
  }
  return manifest;
}
