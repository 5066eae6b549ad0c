import type { MemberId } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import type { Root } from "#store/root.ts";

export interface ScenarioUser {
  readonly memberId: MemberId;
  readonly account: string;
  /** In plain text, because it is a public test credential for an account on a reserved domain. */
  readonly password: string;
  readonly payPassword: string | null;
}

/** The state at the end of a scenario's history, which was replayed through the domain's own rules. */
export interface CompiledScenario {
  readonly name: string;
  readonly about: string;
  /** The world's time when the history ends. */
  readonly now: EpochMs;
  readonly users: Readonly<Record<string, ScenarioUser>>;
  readonly root: Root;
}

export class UnknownScenario extends Error {
  override readonly name = "UnknownScenario";
}
