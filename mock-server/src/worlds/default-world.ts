// The one world that outlives the process: its state and its files lie in the data folder.
import { join } from "node:path";
import type { CompiledScenario } from "#scenarios/scenario.ts";
import { lowdbStore, type LowdbOptions } from "#store/lowdb.ts";
import type { ClockSetting } from "#domain/state.ts";
import { systemEntropy } from "./entropy.ts";
import { scryptPasswords } from "./passwords.ts";
import { DEFAULT_WORLD } from "./registry.ts";
import { createWorld } from "./create-world.ts";
import type { World } from "./world.ts";

interface DefaultWorldOptions extends Pick<LowdbOptions, "disk" | "fsync" | "foldAboveBytes"> {
  /** scrypt's N; higher is slower, for a guesser too. */
  readonly passwordCost: number;
  /** Of a new folder; an old one has its own. */
  readonly clock?: ClockSetting;
}

/** Opens the folder, which begins with the scenario where it is new. Throws as lowdbStore does. */
export const openDefaultWorld = (
  folder: string,
  scenario: CompiledScenario,
  { passwordCost, clock = { mode: "running", value: 0 }, ...storing }: DefaultWorldOptions,
): Promise<World> =>
  createWorld({
    id: DEFAULT_WORLD,
    label: null,
    origin: { scenario, seed: DEFAULT_WORLD, now: scenario.now },
    clock,
    entropy: systemEntropy,
    passwords: scryptPasswords(passwordCost),
    uploadFolder: join(folder, "uploads"),
    ttlMs: null,
    checkCommits: true,
    openStore: (options) => lowdbStore(folder, () => scenario.root, { ...options, ...storing }),
  });
