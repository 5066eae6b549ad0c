// The files of a world's uploads beside its rows: what a kill left behind, and what is forgotten.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { State } from "#domain/state.ts";

/** Removes the file of an upload; without complaint when there is none. */
export function removeUpload(folder: string, url: string): void {
  rmSync(join(folder, basename(url)), { force: true });
}

/** Removes every file that no row speaks of: half received ones, and those whose row did not come to be. */
export function sweepUploads(folder: string, state: State): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!state.uploads.get(`/uploads/${name}`)) rmSync(join(folder, name), { force: true, recursive: true });
  }
}
