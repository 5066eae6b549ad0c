// A world: one state with its own clock, randomness and files. A request to one world does not change another.
import { openSession } from "#domain/sessions/session.ts";
import type { ClockSetting, Job, MemberId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { BackOfficeData } from "#ports/back-office-data.ts";
import type { Entropy } from "#ports/secrets.ts";
import type { CompiledScenario, ScenarioUser } from "#scenarios/scenario.ts";
import type { Root } from "#store/root.ts";
import type { OwnedStore, StoreOptions } from "#store/store.ts";
import type { OwnedClock } from "./clock.ts";
import type { WorldEvents } from "./events.ts";
import type { Faults } from "./faults/faults.ts";
import type { Generation } from "./generation.ts";
import type { JobRunner } from "./job-runner.ts";
import type { Journal, JournalShare } from "./journal.ts";
import type { MemoryUse } from "./limits.ts";
import type { Observers } from "./observing/observers.ts";
import type { WorldPasswords } from "./passwords.ts";
import type { UploadFiles } from "./upload-files.ts";

/** Everything that a snapshot stores to restore a world. */
export interface WorldState {
  readonly root: Root;
  readonly clock: ClockSetting;
  readonly drawn: number;
  readonly backOffice: BackOfficeData | null;
  readonly handles: Handles;
  readonly isTainted: boolean;
  /** Characters added by patches of rows. */
  readonly patched: number;
  /** The number of rows changed by commits up to the snapshot. */
  readonly changes: number;
}

/** The members with a handle for testers: from the scenario and from the control surface. */
export type Handles = ReadonlyMap<string, ScenarioUser>;

export interface World extends Pick<JobRunner, "runDueJobs" | "advance"> {
  readonly id: string;
  readonly label: string | null;
  readonly store: OwnedStore;
  /** The current generation; a restore or reset begins another. */
  generation: Generation;
  readonly clock: OwnedClock;
  readonly entropy: Entropy;
  readonly passwords: WorldPasswords;
  /** The folder of this world's uploads. Created when first needed. */
  readonly uploadFolder: string;
  readonly uploads: UploadFiles;
  /** The key that signs the addresses of uploads; derived from the seed if there is one. */
  uploadKey: Buffer;
  readonly journal: Journal;
  /** The fault rules. A reset deletes them; a restore keeps them. */
  readonly faults: Faults;
  readonly events: WorldEvents;
  readonly observers: Observers;
  readonly snapshots: Map<string, WorldState>;
  /** The world's initial state; a reset replaces it. */
  origin: Origin;
  backOffice: BackOfficeData | null;
  handles: Handles;
  /** Counts commits, restores and resets. */
  revision: number;
  /** Real time in milliseconds. */
  readonly createdAt: number;
  /** Real time of the last request in milliseconds. */
  touchedAt: number;
  /** Allowed idle time in milliseconds; null if the world lasts as long as the server. */
  readonly ttlMs: number | null;
  /** A tester has forced a change of the state: invariants may be violated and are no longer checked. */
  isTainted: boolean;
  /** Runs a job that is set aside. Returns why it failed again, or null. */
  retryJob(job: Job): Promise<string | null>;
  /** The root before the last commit; the current root if this generation has no commit. */
  previousRoot(): Root;
  memory(): MemoryUse;
  /** Records that patched rows have this many more characters than before. */
  notePatched(characters: number): void;
  /** Removes files of a former state that neither the current state nor a snapshot refers to. */
  releaseUploads(former: Root): void;
  capture(): WorldState;
  restore(state: WorldState): Promise<void>;
  /** Starts again from a scenario; sessions of the old generation end. */
  reset(origin: Origin): Promise<void>;
  /** Ends the world for good; its open requests are no longer executed. */
  end(): Promise<void>;
  /** Closes the store once all accepted commits are durable. */
  close(): Promise<void>;
}

export interface Origin {
  readonly scenario: CompiledScenario;
  readonly seed: string;
  readonly now: EpochMs;
}

export interface WorldSetup {
  readonly id: string;
  readonly label: string | null;
  readonly origin: Origin;
  /** The clock until the state has a setting. */
  readonly clock: ClockSetting;
  /**
   * The number of worlds that have had the id, including this one; 1 by default. It makes the tokens of worlds with the
   * same id differ.
   */
  readonly nth?: number | undefined;
  /** null for a world that draws from its seed; the default world uses the system's randomness. */
  readonly entropy: Entropy | null;
  readonly passwords: WorldPasswords;
  readonly uploadFolder: string;
  readonly ttlMs: number | null;
  /** How many more bytes of files the world may store; unlimited by default. */
  readonly room?: ((held: number) => number) | undefined;
  /** The limit of text that the journals of all worlds share. */
  readonly journalShare?: JournalShare | undefined;
  /** Check the invariants of changed rows before each commit takes effect. */
  readonly checkCommits: boolean;
  readonly openStore: (options: StoreOptions) => Promise<OwnedStore>;
}

/** Opens a session for a member and returns its token. */
export async function issueSession(world: World, memberId: MemberId): Promise<string> {
  const token = world.entropy.token();
  await world.store.transact((draft, now) =>
    openSession(draft, { memberId, tokenHash: world.entropy.hashToken(token) }, now),
  );
  return token;
}
