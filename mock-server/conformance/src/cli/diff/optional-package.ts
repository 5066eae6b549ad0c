// Optional packages that only some commands need.
import { createRequire } from "node:module";

/** Thrown if a command needs a package that is not installed; the message says how to install it. */
export class MissingPackage extends Error {
  override readonly name = "MissingPackage";
}

const { resolve } = createRequire(import.meta.url);

/** Resolves a file such as `@redocly/cli/bin/cli.js`. Throws MissingPackage; `user` is the command that needs it. */
export function fileOfOptional(path: string, user: string): string {
  try {
    return resolve(path);
  } catch {
    const name = path.split("/").slice(0, 2).join("/");
    throw new MissingPackage(`${user} needs ${name}, which is not installed: npm install --save-dev ${name}`);
  }
}
