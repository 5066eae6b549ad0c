/** What was asked for cannot be done as asked; `message` says why, in English. Exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
