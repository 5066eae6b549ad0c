// However the product is started and stopped, it ends gracefully: with exit code 0 (except in a shell script), and it
// leaves neither a lock nor temporary files.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { freePort } from "../../../scripts/process/ports.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const WAYS = {
  "npm start": ["npm", "start", "--"],
  // The shell waits for npm. The shell's exit code is not checked, because a signal may interrupt the shell too.
  "npm start in a shell script": ["sh", "-c", 'npm start -- "$@"; exit $?', "sh"],
  "node scripts/run.mjs start": ["node", "scripts/run.mjs", "start"],
  "npm run dev": ["npm", "run", "dev", "--"],
  "node mock-server/server/src/main.ts": [process.execPath, "mock-server/server/src/main.ts"],
} as const;

/** PATH without this checkout's folders, as at a normal prompt; the Node found there may be older than this one. */
const PATH = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.startsWith(ROOT))
  .join(delimiter);

/** A terminal signals the whole process group; a supervisor only the process that it started. */
const STOPS: Readonly<Record<string, (top: number, port: number) => Promise<void> | void>> = {
  "Ctrl+C": (top) => void process.kill(-top, "SIGINT"),
  async "Ctrl+C twice"(top, port) {
    // An unfinished request delays the end until the second signal. "100 Continue" shows that the server has accepted
    // the connection; one that only the operating system has accepted would be closed with the port.
    const half = connect(port, "127.0.0.1");
    half.on("error", () => {});
    half.write(
      "POST /api/user/login HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n{",
    );
    await once(half, "data");
    process.kill(-top, "SIGINT");
    await expect.poll(() => isOpen(port)).toBe(false);
    process.kill(-top, "SIGINT");
    half.destroy();
  },
  "SIGTERM to the process that was started": (top) => void process.kill(top, "SIGTERM"),
};

async function isOpen(port: number): Promise<boolean> {
  const probe = connect(port, "127.0.0.1");
  probe.on("error", () => {});
  try {
    await once(probe, "connect");
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}

/** Resolves once the process prints something that matches `pattern`, to either stream. */
async function printed(child: ChildProcess, pattern: RegExp): Promise<void> {
  let text = "";
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      text += chunk.toString();
      if (pattern.test(text)) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
}

for (const [way, [command, ...args]] of Object.entries(WAYS)) {
  for (const [stop, send] of Object.entries(STOPS)) {
    const isShell = command === "sh";
    // A shell does not forward a SIGTERM that only the shell receives.
    if (isShell && stop.startsWith("SIGTERM")) continue;
    test(`${way}, then ${stop}`, async () => {
      const data = mkdtempSync(join(tmpdir(), "hashgrove-stop-"));
      const port = await freePort();
      // Detached: its own process group, as terminals create for each command.
      const child = spawn(command, [...args, "--data", data], {
        cwd: ROOT,
        env: { ...process.env, PATH, PORT: String(port) },
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      });
      try {
        await printed(child, /Hashgrove is at|listening on/);
        const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
        await send(child.pid as number, port);
        const end = await ended;
        if (!isShell) expect(end).toEqual([0, null]);
        // A graceful stop leaves neither its lock nor a temporary file in the data folder.
        expect(readdirSync(data).toSorted()).toEqual([
          "hashgrove.json",
          "log-1.ndjson",
          "scenario",
          "snapshot-1.ndjson",
        ]);
        expect(await isOpen(port)).toBe(false);
      } finally {
        rmSync(data, { recursive: true, force: true });
      }
    });
  }
}
