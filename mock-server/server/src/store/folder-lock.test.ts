import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.ts";
import { claimByLease } from "./lock-lease.ts";
import { testFolder } from "./test-folder.ts";

const PROCESS = fileURLToPath(new URL("./test-lock-process.ts", import.meta.url));
/** If the system allows it, each process gets its own PID namespace, as in a container. */
const UNSHARE = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"] as const;
const CONTAINED = spawnSync(UNSHARE[0], [...UNSHARE.slice(1), "true"]).status === 0 ? UNSHARE : [];
const byLease = (path: string) => Promise.resolve(claimByLease(path));

interface Taker {
  readonly child: ChildProcess;
  /** The first line that the process prints. */
  readonly output: Promise<string>;
  readonly ended: Promise<unknown>;
}

function taker(folder: string, kind: "socket" | "lease" = "socket", wrap: readonly string[] = []): Taker {
  const [command, ...args] = [...wrap, process.execPath, PROCESS, folder, kind];
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => {
    child.once("close", resolve);
  });
  const output = new Promise<string>((resolve) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, output, ended };
}

async function kill({ child, ended }: Taker): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}

test("a released folder contains no file of the lock", async () => {
  const folder = testFolder();
  const lock = await lockFolder(folder);
  expect(readdirSync(folder)).toHaveLength(1);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test("one process cannot claim a folder twice, under any name", async () => {
  const folder = testFolder();
  const lock = await lockFolder(folder);
  await expect(lockFolder(`${folder}/../${folder.slice(folder.lastIndexOf("/"))}`)).rejects.toThrow(FolderInUse);
  lock.release();
  (await lockFolder(folder)).release();
});

test("two containers on one volume: the second is refused, and takes the folder when the first was killed", async () => {
  const folder = testFolder();
  const first = taker(folder, "socket", CONTAINED);
  expect(await first.output).toBe("held");
  const second = taker(folder, "socket", CONTAINED);
  expect(await second.output).toMatch(/^FolderInUse: .* is in use by process \d+ on /);
  await second.ended;
  await kill(first);
  expect(await taker(folder, "socket", CONTAINED).output).toBe("held");
});

test("a holder that does not answer still counts", async () => {
  const folder = testFolder();
  const first = taker(folder);
  expect(await first.output).toBe("held");
  first.child.kill("SIGSTOP");
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
});

describe.each([
  ["socket", 3],
  ["lease", 1],
] as const)("by %s", (kind, rounds) => {
  test("of many processes that find a dead process's lock at once, exactly one gets the folder", async () => {
    const folder = testFolder();
    const dead = taker(folder, kind);
    expect(await dead.output).toBe("held");
    await kill(dead);
    for (let round = 0; round < rounds; round += 1) {
      const takers = Array.from({ length: 6 }, () => taker(folder, kind));
      const outputs = await Promise.all(takers.map((one) => one.output));
      expect(outputs.filter((text) => text === "held")).toHaveLength(1);
      expect(outputs.filter((text) => text.startsWith("FolderInUse"))).toHaveLength(5);
      // Kills the processes instead of releasing the locks, so that the next round starts with the files that they
      // leave.
      await Promise.all(takers.map(kill));
    }
  });
});

test("a folder whose address is too long for a socket is locked as well", async () => {
  const folder = join(testFolder(), "x".repeat(120), "y".repeat(60));
  mkdirSync(folder, { recursive: true });
  const lock = await lockFolder(folder);
  expect(readdirSync(folder)[0]).toMatch(/\.sock$/);
  expect(await taker(folder).output).toContain("FolderInUse");
  lock.release();
  expect(await taker(folder).output).toBe("held");
});

test("a lease is respected by processes that could use a socket, and vice versa", async () => {
  const folder = testFolder();
  const lease = await lockFolder(folder, byLease);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  expect(lease.lost()).toBeNull();
  lease.release();
  const socket = await lockFolder(folder);
  await expect(lockFolder(folder, byLease)).rejects.toThrow(FolderInUse);
  socket.release();
});

test("a process whose lease was removed detects that", async () => {
  const folder = testFolder();
  const lock = await lockFolder(folder, byLease);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await expect.poll(() => lock.lost()).toContain("another process may have taken");
  lock.release();
});
