// The upload files of a world, and the disk space that they use.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { constants, copyFile, link, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { State } from "#domain/state.ts";
import { StorageFailed } from "#ports/store.ts";
import type { Observers } from "./observing/observers.ts";

/** A file that is being received; it counts against the limit as it grows. */
export interface Receiving {
  /** Counts more bytes; false when the limit is exceeded. */
  grow(bytes: number): boolean;
  /** Stops counting the file. */
  end(): void;
}

export interface UploadFiles {
  readonly folder: string;
  /** The size of the world's files, including those being received. */
  bytes(): number;
  /** Creates the folder if it is missing. Throws StorageFailed. */
  make(): void;
  receive(): Receiving;
  /** Counts a file that was put into the folder. */
  add(name: string, bytes: number): void;
  /** Removes the file of an upload by the key of its row; does nothing when there is none. Never throws. */
  remove(key: string): void;
  /** Removes every file. Never throws. */
  clear(): void;
  /** Removes files without a row: partly received ones, and those whose row was never stored. */
  sweep(state: State): void;
  /** Takes over files of another world by the keys of their rows; hard-links them if possible, to share disk space. */
  takeFrom(other: UploadFiles, keys: Iterable<string>): Promise<void>;
}

/**
 * Links or copies a file without blocking the event loop; false when it does not exist. A link is safe, because stored
 * files never change.
 */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && !existsSync(from)) return false;
    try {
      // Copy instead, because the target is on another file system or on one without hard links.
      await copyFile(from, to, constants.COPYFILE_FICLONE);
    } catch (copyError) {
      throw new StorageFailed(copyError instanceof Error ? copyError.message : String(copyError));
    }
  }
  return true;
}

/** Counts the bytes of the stored files and of those being received. */
function createByteCount(room: () => number) {
  const sizes = new Map<string, number>();
  let total = 0;
  const forget = (name: string): void => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };
  return {
    total: () => total,
    forget,
    forgetAll() {
      for (const name of Array.from(sizes.keys())) forget(name);
    },
    add(name: string, bytes: number): void {
      forget(name);
      sizes.set(name, bytes);
      total += bytes;
    },
    receive(): Receiving {
      let received = 0;
      return {
        grow(bytes) {
          received += bytes;
          total += bytes;
          return room() >= 0;
        },
        end() {
          total -= received;
          received = 0;
        },
      };
    },
  };
}

function removeInBackground(path: string): void {
  // The next start removes the rest.
  void rm(path, { recursive: true, force: true }).catch(() => undefined);
}

/** Removes a folder. Renames it first: removing many files takes long, and new ones may arrive meanwhile. */
function removeFolder(folder: string, nth: number): void {
  if (!existsSync(folder)) return;
  const aside = `${folder}.removed-${nth}`;
  renameSync(folder, aside);
  removeInBackground(aside);
}

/** Removes renamed folders that an earlier process left. */
function removeLeftovers(folder: string): void {
  const [parent, own] = [dirname(folder), basename(folder)];
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent))
    if (name.startsWith(`${own}.removed-`)) removeInBackground(join(parent, name));
}

export interface UploadFilesOptions {
  /** How many more bytes the world may store. */
  readonly room: () => number;
  readonly observers: Observers;
}

export function uploadFiles(folder: string, { room, observers }: UploadFilesOptions): UploadFiles {
  const count = createByteCount(room);
  let removedFolders = 0;
  const files: UploadFiles = {
    folder,
    bytes: count.total,
    make() {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
      } catch (error) {
        throw new StorageFailed(error instanceof Error ? error.message : String(error));
      }
    },
    receive: count.receive,
    add: count.add,
    remove(key) {
      const name = basename(key);
      count.forget(name);
      // Only counts a failure: no row refers to the file any more, and the next start removes it.
      observers.run("upload-files", () => rmSync(join(folder, name), { force: true }), undefined);
    },
    clear() {
      count.forgetAll();
      removedFolders += 1;
      observers.run("upload-files", () => removeFolder(folder, removedFolders), undefined);
    },
    sweep(state) {
      removeLeftovers(folder);
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder)) {
        if (state.uploads.get(`/uploads/${name}`)) files.add(name, statSync(join(folder, name)).size);
        else rmSync(join(folder, name), { force: true, recursive: true });
      }
    },
    async takeFrom(other, keys) {
      for (const key of keys) {
        const name = basename(key);
        if (!existsSync(join(other.folder, name))) continue;
        files.make();
        if (await linkOrCopy(join(other.folder, name), join(folder, name)))
          files.add(name, statSync(join(folder, name)).size);
      }
    },
  };
  return files;
}
