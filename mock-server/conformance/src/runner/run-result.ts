import type { ExchangeSummary } from "#client/exchange-summary.ts";
import type { Level } from "#client/level.ts";
import type { Finding } from "#replies/finding.ts";
import type { Dimension } from "./coverage-dimensions.ts";
import type { Cell } from "./coverage.ts";
import type { NotReached, Result } from "./run-cases.ts";

export interface RunResult {
  readonly runId: string;
  readonly baseUrl: string;
  /** Null if the run sent nothing itself, as in a proxy. */
  readonly level: Level | null;
  /** Seed of random values; null if none were used. */
  readonly seed: number | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly requests: number;
  /** Peak memory of the process in MiB. */
  readonly memoryMib: number;
  readonly passed: number;
  readonly failed: number;
  readonly findings: readonly Finding[];
  /** Findings accepted by the profile. */
  readonly accepted: number;
  readonly notReached: readonly NotReached[];
  /** One per case and flow. */
  readonly results: readonly Result[];
  readonly cells: readonly Cell[];
  readonly dimensions: readonly Dimension[];
  /** Share of the level's calls that succeeded, 0 to 1; null without a level. */
  readonly coverage: number | null;
  readonly seen: readonly ExchangeSummary[];
  /** Created objects, which cannot be deleted, one line each. */
  readonly created: readonly string[];
  /** Files that belong to findings, such as a failing sequence as a script, by name. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Numbered rules of the contract that no check of the run tests. */
  readonly untried: readonly string[];
  /** Reason for ending early; null otherwise. */
  readonly stopped: string | null;
}
