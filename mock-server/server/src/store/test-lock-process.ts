// A process for the tests of the lock: locks a folder, prints the result, and keeps the lock until stdin ends.
import { lockFolder } from "./folder-lock.ts";
import { claimByLease } from "./lock-lease.ts";

const [folder = "", kind] = process.argv.slice(2);
try {
  const lock = await (kind === "lease"
    ? lockFolder(folder, (path) => Promise.resolve(claimByLease(path)))
    : lockFolder(folder));
  process.stdout.write("held\n");
  process.stdin.resume().once("end", () => lock.release());
} catch (error) {
  process.stdout.write(error instanceof Error ? `${error.name}: ${error.message}\n` : String(error));
}
