// The default world, the only one that can outlive the process: its state and files are in the data folder, if any.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ClockSetting } from "#domain/state.ts";
import { scenarioNames } from "#scenarios/registry.ts";
import type { CompiledScenario } from "#scenarios/scenario.ts";
import { durableStore, type DurableStoreOptions } from "#store/durable-store.ts";
import { memoryStore } from "#store/memory.ts";
import { PRIVATE_FILE } from "#store/private-folder.ts";
import { createWorld } from "./create-world.ts";
import { systemEntropy } from "./entropy.ts";
import { scryptPasswords } from "./passwords.ts";
import { DEFAULT_WORLD } from "./registry.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";
import type { World } from "./world.ts";

interface DefaultWorldOptions extends Pick<DurableStoreOptions, "disk" | "fsync" | "foldAboveBytes"> {
  /** The cost N of scrypt; a higher cost is slower, also for attackers. */
  readonly passwordCost: number;
  /** The clock of a new folder; an existing folder has its own. */
  readonly clock?: ClockSetting;
}

const scenarioFile = (folder: string): string => join(folder, "scenario");

/** The scenario that a data folder began with; null for a new folder or an unknown name. */
export function scenarioIn(folder: string): string | null {
  try {
    const name = readFileSync(scenarioFile(folder), "utf8").trim();
    return scenarioNames().includes(name) ? name : null;
  } catch {
    // Opening the folder later reports why it cannot be read.
    return null;
  }
}

function writeScenario(folder: string, name: string): void {
  try {
    writeFileSync(scenarioFile(folder), `${name}\n`, { mode: PRIVATE_FILE });
  } catch {
    // The server runs without this file; opening the folder reports the write errors that matter.
  }
}

/** Opens the data folder; a new one begins with the scenario. Throws as durableStore does. */
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
    openStore: (options) => durableStore(folder, () => scenario.root, { ...options, ...storing }),
  });
  writeScenario(folder, scenario.name);
  world.events.listen((event) => {
    if (event.kind === "world" && event.change === "reset") writeScenario(folder, world.origin.scenario.name);
  });
  return world;
}

/** Opens a default world that is kept in memory; its files are removed when it is closed. */
export async function openMemoryWorld(scenario: CompiledScenario, passwordCost: number): Promise<World> {
  const temporary = await makeTemporaryFolder();
  return createWorld({
    id: DEFAULT_WORLD,
    label: null,
    origin: { scenario, seed: DEFAULT_WORLD, now: scenario.now },
    clock: { mode: "running", value: 0 },
    entropy: systemEntropy,
    passwords: scryptPasswords(passwordCost),
    uploadFolder: join(temporary.path, "uploads"),
    ttlMs: null,
    checkCommits: true,
    openStore: async (options) => ({ ...memoryStore(scenario.root, options), close: () => temporary.remove() }),
  });
}
