// A check of several requests: an Arazzo sequence or a comparison of replies.
import type { Contract } from "@hashgrove/contract/contract.ts";
import type { Level } from "#client/level.ts";
import type { Clock } from "#client/limits.ts";
import type { Masker } from "#client/masker.ts";
import type { People } from "#client/people.ts";
import type { Probe } from "#client/probe.ts";
import type { CheckName } from "#replies/checks.ts";
import type { States } from "./states.ts";

export interface FlowRun {
  readonly contract: Contract;
  readonly probe: Probe;
  readonly masker: Masker;
  readonly people: People;
  readonly states: States;
  readonly clock: Clock;
  /** Seconds to wait for people to arrange a state if no adapter does. */
  readonly reviewWaitS: number;
  /** Part of the names of accounts and records, so that they are unique to the run. */
  readonly runId: string;
  /** Password of the run's accounts. */
  readonly password: string;
  /** Writes a file next to the reports. */
  readonly script: (name: string, text: string) => void;
  /** Reports progress; most commands ignore it. */
  readonly say: (line: string) => void;
}

export type FlowOutcome =
  | { readonly kind: "passed" }
  | { readonly kind: "failed" }
  | { readonly kind: "not-reached"; readonly why: string };

export interface Flow {
  /** `S3`, `pagination of news.index`. */
  readonly name: string;
  readonly check: CheckName;
  readonly needs: Level;
  /** The operationIds of the calls that the flow makes. */
  readonly operations: readonly string[];
  /** Throws Stopped, StateFailed, NoAccount and NotDone. */
  run(run: FlowRun): Promise<FlowOutcome>;
}

export const PASSED: FlowOutcome = { kind: "passed" };
export const FAILED: FlowOutcome = { kind: "failed" };
export const NO_MEMBER: FlowOutcome = {
  kind: "not-reached",
  why: "no account was given (CONTRACT_TOKEN, or CONTRACT_ACCOUNT and CONTRACT_PASSWORD)",
};
