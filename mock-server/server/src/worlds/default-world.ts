// The one world that outlives the process: its state and its files lie in the data folder.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scenarioNames } from "#scenarios/registry.ts";
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

const scenarioFile = (folder: string): string => join(folder, "scenario");

/** The scenario that a data folder began with; null where it is new, or does not tell one there is. */
export function scenarioIn(folder: string): string | null {
  try {
    const name = readFileSync(scenarioFile(folder), "utf8").trim();
    return scenarioNames().includes(name) ? name : null;
  } catch {
    // A folder that cannot be read is refused by whoever opens it.
    return null;
  }
}

function keepScenario(folder: string, name: string): void {
  try {
    writeFileSync(scenarioFile(folder), `${name}\n`);
  } catch {
    // The folder tells its scenario for people alone; what cannot be written is refused where it counts.
  }
}

/** Opens the folder, which begins with the scenario where it is new. Throws as lowdbStore does. */
export async function openDefaultWorld(
  folder: string,
  scenario: CompiledScenario,
  { passwordCost, clock = { mode: "running", value: 0 }, ...storing }: DefaultWorldOptions,
): Promise<World> {
  const world = await createWorld({
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
  keepScenario(folder, scenario.name);
  world.events.listen((event) => {
    if (event.kind === "world" && event.change === "reset") keepScenario(folder, world.origin.scenario.name);
  });
  return world;
}
