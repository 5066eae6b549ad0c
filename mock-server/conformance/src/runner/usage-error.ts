/** Thrown if the command cannot run as requested; `message` says why, in English. Exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
