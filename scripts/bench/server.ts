// Servers to measure: child processes on free loopback ports with their own folders.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve as resolvePath } from "node:path";
import { ROOT } from "../process/steps.ts";

export interface Server {
  readonly url: string;
  readonly pid: number;
  /** Stops the server gracefully and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills the server like kill -9. */
  kill(): Promise<void>;
}

/**
 * Starts a script (path relative to the root or absolute) and waits for the address that it prints. Rejects with its
 * output if it exits before.
 */
export function start(script: string, args: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, [resolvePath(ROOT, script), ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", resolve);
  });
  return new Promise((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /(?:listening on|Hashgrove is at) +(http:\/\/[^\s/]+)/.exec(output)?.[1];
      if (url === undefined || child.pid === undefined) return;
      const end = async (signal: NodeJS.Signals): Promise<number | null> => {
        child.kill(signal);
        return await ended;
      };
      resolve({ url, pid: child.pid, stop: () => end("SIGTERM"), kill: async () => void (await end("SIGKILL")) });
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then((code) => reject(new Error(`${script} ended with ${code}: ${output}`)));
  });
}

/** Starts the product's server on a data folder, without rate limit. */
export const startHashgrove = (data: string, ...args: string[]): Promise<Server> =>
  start("mock-server/server/src/main.ts", ["--port", "0", "--data", data, "--quiet", "--rate-limit", "0", ...args]);

/** Runs work with a temporary folder and deletes the folder afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "hashgrove-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resident memory of a process in MiB; Linux only. */
export const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
