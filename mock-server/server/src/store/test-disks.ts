// Disks for tests of the durable store: one stops at a step, one loses what was not synced, one waits.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Disk, realDisk } from "./disk.ts";
import { testFolder } from "./test-folder.ts";

/** The real disk without syncs: a killed process keeps its writes anyway, and power cuts are simulated. */
const quickDisk: Disk = { ...realDisk, sync: () => Promise.resolve(), syncFolder: () => Promise.resolve() };

/** The quick disk with `before` called first for every operation. */
function watchedDisk(before: (operation: keyof Disk) => void): Disk {
  const operations = Object.entries(quickDisk) as [keyof Disk, (...given: unknown[]) => unknown][];
  const watched = operations.map(([name, operation]) => [
    name,
    (...given: unknown[]) => {
      before(name);
      return operation(...given);
    },
  ]);
  return Object.fromEntries(watched) as Disk;
}

export interface StoppingDisk extends Disk {
  /** Whether the step was reached. Every operation since has thrown. */
  readonly stopped: () => boolean;
  /** Allows this many operations from now on. */
  stopAfter(steps: number): void;
}

/** A disk whose operations throw after a given step, as if the process was killed there. */
export function stoppingDisk(): StoppingDisk {
  let left = Infinity;
  const disk = watchedDisk(() => {
    left -= 1;
    if (left < 0) throw new Error("the process has ended");
  });
  return {
    ...disk,
    write(descriptor, bytes, offset) {
      // Only half of the last write reaches the disk.
      if (left === 1) realDisk.write(descriptor, bytes.subarray(0, offset + (bytes.length - offset) / 2), offset);
      if (left === 1) left = 0;
      return disk.write(descriptor, bytes, offset);
    },
    stopped: () => left < 0,
    stopAfter(steps) {
      left = steps;
    },
  };
}

/**
 * Copies a data folder without the lock files of its process. The server deletes files in the background: if one
 * disappears during the copy, the copy starts again, because its files would belong to two states.
 */
export function copyOf(folder: string): string {
  for (;;) {
    const copy = testFolder();
    try {
      for (const name of readdirSync(folder)) {
        if (!name.startsWith("in-use.")) copyFileSync(join(folder, name), join(copy, name));
      }
      return copy;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
}

interface File {
  path: string;
  synced: Buffer;
}
export interface PowerDisk extends Disk {
  /** Returns a folder as after a power cut: only the names and contents that were synced. */
  cut(): string;
}

/** A disk that can simulate a power cut. For a folder that starts empty. */
export function powerDisk(): PowerDisk {
  const names = new Map<string, File>();
  const descriptors = new Map<number, File>();
  let kept = new Map<string, File>();
  return {
    ...quickDisk,
    open(path, flags) {
      const descriptor = realDisk.open(path, flags);
      const file = names.get(path) ?? { path, synced: Buffer.alloc(0) };
      names.set(path, file);
      descriptors.set(descriptor, file);
      return descriptor;
    },
    async sync(descriptor) {
      const file = descriptors.get(descriptor);
      const content = file && readFileSync(file.path);
      await quickDisk.sync(descriptor);
      if (file && content) file.synced = content;
    },
    async syncFolder(folder) {
      const present = new Map(names);
      await quickDisk.syncFolder(folder);
      kept = present;
    },
    rename(from, to) {
      realDisk.rename(from, to);
      const file = names.get(from);
      names.delete(from);
      if (file) names.set((file.path = to), file);
    },
    remove(path) {
      realDisk.remove(path);
      names.delete(path);
    },
    async removeAside(path) {
      await realDisk.removeAside(path);
      names.delete(path);
    },
    cut() {
      const folder = testFolder();
      for (const [path, { synced }] of kept) writeFileSync(join(folder, basename(path)), synced);
      return folder;
    },
  };
}

/** A disk on which one kind of operation waits for `letGo`. */
export function waitingDisk(operation: "writeAside" | "sync") {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  let waits = false;
  let reached: () => void = () => undefined;
  const disk: Disk = {
    ...realDisk,
    async [operation](...given: never[]) {
      if (waits) {
        reached();
        await gate;
      }
      return (realDisk[operation] as (...args: never[]) => Promise<unknown>)(...given);
    },
  };
  return {
    disk,
    letGo,
    /** Makes operations wait from now on; resolves when the first one does. */
    wait: (): Promise<void> =>
      new Promise((resolve) => {
        waits = true;
        reached = resolve;
      }),
  };
}
