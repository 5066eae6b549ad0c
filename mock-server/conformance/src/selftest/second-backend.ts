// The second backend, examples/backend.py, as a child process: another language and style, no shared code.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { CheckName } from "#replies/checks.ts";

const FILE = fileURLToPath(new URL("../../examples/backend.py", import.meta.url));

/** Real-world backend defects, each with the check and call that must find it. */
export const BACKEND_DEFECTS: readonly (readonly [name: string, check: CheckName, operation: string])[] = [
  ["oldest-first", "lists", "wallet.index"],
  ["total-ignores-filter", "lists", "wallet.index"],
  ["utc-times", "lists", "user.getCapitalFlow"],
  ["refund-without-fee", "model_run", "wallet.cancelWithdrawal"],
  ["shared-keys", "refusals", "wallet.recharge"],
  ["lock-per-session", "sessions", "wallet.withdrawal"],
  ["month-overflow", "vectors", "products.buy"],
  ["half-up", "vectors", "products.buy"],
  ["unmasked-account", "shown_values", "wallet.getWalletStatus"],
  ["keeps-refusals", "refusals", "wallet.recharge"],
  ["unlocked-purchase", "parallel_pairs", "products.buy"],
  ["sliding-session", "sessions", "wallet.getBalance"],
];

/** The version of python3; null without one of at least 3.9. */
export function pythonVersion(): string | null {
  const { stdout, status } = spawnSync("python3", ["--version"], { encoding: "utf8" });
  const [, major = 0, minor = 0] = /Python (\d+)\.(\d+)/.exec(stdout ?? "") ?? [];
  const isEnough = Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 9);
  return status === 0 && isEnough ? stdout.trim() : null;
}

/** The backend's own descriptions of its defects, by name. */
export const defectsOfBackend = (): Record<string, string> =>
  JSON.parse(spawnSync("python3", [FILE, "--list-defects"], { encoding: "utf8" }).stdout) as Record<string, string>;

export interface SecondBackend {
  readonly address: string;
  /** Address of its states adapter. */
  readonly states: string;
  close(): Promise<void>;
}

/** Starts the backend on a free port, with at most one defect. */
export async function startSecondBackend(defect: string | null): Promise<SecondBackend> {
  const options = ["--port", "0", "--states", ...(defect === null ? [] : ["--defect", defect])];
  const child = spawn("python3", [FILE, ...options], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const address = /^listening on (\S+)$/.exec(line)?.[1];
  if (address === undefined) throw new Error(`${FILE} did not start: ${line}`);
  return {
    address,
    states: `${address}/states`,
    async close() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
