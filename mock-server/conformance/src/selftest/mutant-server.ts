// The mock server with every mutant in it, as a child process.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import type { Mutant } from "./mutant.ts";

export interface MutantServer {
  readonly address: string;
  /** Enables one mutant and disables all others; null disables all. */
  activate(mutant: Mutant | null): Promise<void>;
  close(): Promise<void>;
}

// CORS can only be checked if another origin is allowed.
const CORS = ["--cors-origin", "https://ct.example.test"];
const OPTIONS = ["--port", "0", "--control", "--strict-worlds", "--no-back-office-delay", "--quiet", ...CORS];
const NONE = "none";

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout ?? []) {
    const address = /listening on (\S+)/.exec(String(chunk))?.[1];
    if (address) return address;
  }
  throw new Error("the mock server did not start with the mutants in it");
}

/** Starts the server with all mutants disabled. */
export async function startMutants(): Promise<MutantServer> {
  const hook = new URL("register-mutants.ts", import.meta.url).href;
  const main = createRequire(import.meta.url).resolve("@hashgrove/mock-server/main.ts");
  const child = spawn(process.execPath, ["--import", hook, main, ...OPTIONS], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const address = await addressOf(child);
  child.stdout?.resume();
  return {
    address,
    async activate(mutant) {
      const acknowledged = once(child, "message");
      child.send(mutant?.name ?? NONE);
      await acknowledged;
    },
    async close() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
