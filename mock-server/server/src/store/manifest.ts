// hashgrove.json lists the valid files of a data folder. New files become valid when a manifest that lists them is
// renamed to this name.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Adapter, LowSync } from "lowdb";
import { JSONFileSync } from "lowdb/node";
import type { LogEnd } from "./commit-log.ts";
import { DamagedData, RESTORE_OR_MOVE } from "./damaged-data.ts";
import { type Disk, writeWholeAside } from "./disk.ts";

/** The format of the folder; increased by every change that an older server could not read. */
export const FORMAT = 2;

export interface Manifest {
  readonly format: typeof FORMAT;
  /** Number of the snapshot, from 1. The logs with this and higher numbers follow it. */
  readonly snapshot: number;
  /** Number of the newest log. */
  readonly log: number;
  /** The end of the newest log after a regular stop; null while a server runs or after it was killed. */
  readonly stopped: LogEnd | null;
}

export const manifestFile = (folder: string): string => join(folder, "hashgrove.json");

const isCount = (value: unknown, least = 0): boolean => Number.isSafeInteger(value) && Number(value) >= least;

function isManifest({ format, snapshot, log, stopped }: Partial<Manifest>): boolean {
  const isEnd = stopped === null || (isCount(stopped?.bytes) && isCount(stopped?.checksum));
  return format === FORMAT && isCount(snapshot, 1) && isCount(log, Number(snapshot)) && isEnd;
}

/** Reads the manifest of a folder; null in a folder without data. Throws DamagedData when it is invalid. */
export function readManifest(folder: string): Manifest | null {
  const file = manifestFile(folder);
  const stored = new LowSync<{ format?: unknown } | null>(new JSONFileSync(file), null);
  try {
    stored.read();
  } catch {
    throw new DamagedData(file, "it is not readable JSON", RESTORE_OR_MOVE);
  }
  if (stored.data === null) {
    if (readdirSync(folder).some((name) => /^(snapshot-\d+\.ndjson|log-\d+\.ndjson|uploads)$/.test(name))) {
      throw new DamagedData(file, "it is missing although the folder holds data", RESTORE_OR_MOVE);
    }
    return null;
  }
  const { format } = stored.data;
  if (isCount(format) && Number(format) > FORMAT) {
    const problem = `it was written by a newer version (format ${Number(format)})`;
    throw new DamagedData(file, problem, "Start that version instead.");
  }
  if (isManifest(stored.data as Partial<Manifest>)) return stored.data as Manifest;
  throw new DamagedData(file, "it does not describe a data folder", RESTORE_OR_MOVE);
}

/** A lowdb adapter that replaces the manifest atomically. */
export class ManifestFile implements Adapter<Manifest> {
  readonly #file: string;
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk) {
    this.#file = manifestFile(folder);
    this.#disk = disk;
  }

  read(): Promise<null> {
    return Promise.resolve(null);
  }

  async write(manifest: Manifest): Promise<void> {
    (await this.stage(manifest))();
  }

  /** Writes the next manifest under a temporary name; returns a function that puts it in place. */
  async stage(manifest: Manifest): Promise<() => void> {
    const temporary = `${this.#file}.tmp`;
    const descriptor = this.#disk.open(temporary, "w");
    try {
      await writeWholeAside(this.#disk, descriptor, Buffer.from(JSON.stringify(manifest, null, 2)));
      await this.#disk.sync(descriptor);
    } finally {
      this.#disk.close(descriptor);
    }
    return () => this.#disk.rename(temporary, this.#file);
  }
}
