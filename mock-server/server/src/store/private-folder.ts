// Restricts a data folder to the server's user: it contains names, identity numbers and password hashes.
import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** The permissions of everybody but the owner. */
const OTHERS = 0o077;

/** The files that the server writes into a data folder. */
const OWN =
  /^(?:hashgrove\.json|(?:snapshot|log)-\d+\.ndjson|scenario|in-use\.[0-9a-f]{16}\.(?:sock|lease)|lock|uploads|uploads\.removed-\d+)(?:\.tmp)?$/;

/** Removes the permissions of others from a file or folder. Ignores symbolic links and sockets. */
function restrict(path: string): void {
  const stats = lstatSync(path);
  const wanted = stats.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  const isOurs = stats.isDirectory() || stats.isFile();
  if (isOurs && (stats.mode & OTHERS) !== 0) chmodSync(path, wanted);
  if (stats.isDirectory()) for (const name of readdirSync(path)) restrict(join(path, name));
}

/**
 * Restricts an existing data folder and the server's files in it, if the file system can. If the folder also has other
 * files, it may be a shared one, and its own permissions stay.
 */
export function restrictFolder(folder: string): void {
  if (process.platform === "win32") return;
  try {
    const names = readdirSync(folder);
    for (const name of names) if (OWN.test(name)) restrict(join(folder, name));
    if (names.every((name) => OWN.test(name))) chmodSync(folder, PRIVATE_FOLDER);
  } catch {
    // A file system without permissions, or files of another user. The server warns of this when it starts.
  }
}

/** Whether other users of this machine have permissions on a data folder and on all of the server's files in it. */
export function isOpenToOthers(folder: string): boolean {
  if (process.platform === "win32") return false;
  const names = readdirSync(folder).filter((name) => OWN.test(name) && !name.endsWith(".sock"));
  return [folder, ...names.map((name) => join(folder, name))].every((path) => (lstatSync(path).mode & OTHERS) !== 0);
}
