// A world: one state with its own time, chance and files. Requests to it never meet another world's.
import { openSession } from "#domain/session.ts";
import type { ClockSetting, MemberId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time.ts";
import type { TemplateData } from "#ports/template-data.ts";
import type { Entropy } from "#ports/secrets.ts";
import type { CompiledScenario, ScenarioUser } from "#scenarios/scenario.ts";
import type { Root } from "#store/root.ts";
import type { OwnedStore, StoreOptions } from "#store/store.ts";
import type { OwnedClock } from "./clock.ts";
import type { WorldEvents } from "./events.ts";
import type { Faults } from "./faults.ts";
import type { Journal, JournalShare } from "./journal.ts";
import type { Life } from "./life.ts";
import type { MemoryUse } from "./budget.ts";
import type { UploadFiles } from "./upload-files.ts";
import type { Passage } from "./passage.ts";
import type { WorldPasswords } from "./passwords.ts";

/** All that a snapshot has to keep to bring a world back. */
export interface WorldState {
  readonly root: Root;
  readonly clock: ClockSetting;
  readonly drawn: number;
  readonly template: TemplateData | null;
  readonly handles: Handles;
  readonly isTainted: boolean;
  /** Characters that rows written by hand added. */
  readonly patched: number;
  /** How many rows had changed when it was taken. */
  readonly changes: number;
}

/** The members that a tester knows by a handle: those of the scenario and those made through the control surface. */
export type Handles = ReadonlyMap<string, ScenarioUser>;

export interface World extends Pick<Passage, "settle" | "advance"> {
  readonly id: string;
  readonly label: string | null;
  readonly store: OwnedStore;
  /** The life it leads at present; a restore or reset begins another. */
  life: Life;
  readonly clock: OwnedClock;
  readonly entropy: Entropy;
  readonly passwords: WorldPasswords;
  /** Where this world's uploaded files lie. Made when first needed. */
  readonly uploadFolder: string;
  readonly uploads: UploadFiles;
  /** Signs the addresses of uploads; follows from the seed, where there is one. */
  uploadKey: Buffer;
  readonly journal: Journal;
  /** By which rules its calls go wrong. They end with a reset, and outlast a restore. */
  readonly faults: Faults;
  readonly events: WorldEvents;
  readonly snapshots: Map<string, WorldState>;
  /** What the world started from; a reset begins another. */
  origin: Origin;
  template: TemplateData | null;
  handles: Handles;
  /** Counts commits, restores and resets. */
  revision: number;
  /** Real time, milliseconds. */
  readonly createdAt: number;
  /** Real time of the last request, milliseconds. */
  touchedAt: number;
  /** Idle life in milliseconds; null lives as long as the server. */
  readonly ttlMs: number | null;
  /** Its state was forced by hand: what must always hold may not, and is not guarded any longer. */
  isTainted: boolean;
  /** The state before the last commit; the present one where there was none in this life. */
  before(): Root;
  /** What it holds in memory. */
  memory(): MemoryUse;
  /** Notes that rows written by hand hold so many more characters than those before. */
  notePatched(characters: number): void;
  /** Removes files of a former state that neither the present one nor a snapshot names. */
  releaseUploads(former: Root): void;
  keep(): WorldState;
  restore(state: WorldState): Promise<void>;
  /** Begins again from a scenario; sessions of the old life are over. */
  begin(origin: Origin): Promise<void>;
  /** Ends its life for good: what is under way for it no longer happens. */
  end(): Promise<void>;
  /** Gives its store back once everything accepted is durable. */
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
  /** How time goes until the state says otherwise. */
  readonly clock: ClockSetting;
  /** How many worlds there were under its id, this one included; 1 unless said. Tokens of one are unknown in the next. */
  readonly nth?: number | undefined;
  /** Given for the default world; a world with a seed draws from that. */
  readonly entropy: Entropy | null;
  readonly passwords: WorldPasswords;
  readonly uploadFolder: string;
  readonly ttlMs: number | null;
  /** How many more bytes of files it may store; without it as many as there is room. */
  readonly room?: ((held: number) => number) | undefined;
  /** What the journals of its server hold together. */
  readonly journalShare?: JournalShare | undefined;
  /** Run the touched invariants before each commit takes effect. */
  readonly checkCommits: boolean;
  readonly openStore: (options: StoreOptions) => Promise<OwnedStore>;
}

/** Opens a session for a member and answers its token. */
export async function issueSession(world: World, memberId: MemberId): Promise<string> {
  const token = world.entropy.token();
  await world.store.transact((draft, now) =>
    openSession(draft, { memberId, tokenHash: world.entropy.hashToken(token) }, now),
  );
  return token;
}
