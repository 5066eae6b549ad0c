import type { Finding } from "#judge/finding.ts";
import type { Cell } from "./coverage.ts";
import type { Dimension } from "./dimensions.ts";
import type { Level } from "#probe/level.ts";
import type { NotReached, Result } from "./run-cases.ts";
import type { Seen } from "#probe/seen.ts";

/** What became of a run. */
export interface RunResult {
  readonly runId: string;
  readonly baseUrl: string;
  /** Null where nothing was sent by itself, as in a proxy. */
  readonly level: Level | null;
  /** What was drawn at random was drawn by it; null where nothing was. */
  readonly seed: number | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly requests: number;
  /** The most memory that the process ever took, in MiB. */
  readonly memoryMib: number;
  readonly passed: number;
  readonly failed: number;
  readonly findings: readonly Finding[];
  /** Findings that the profile accepts. */
  readonly accepted: number;
  readonly notReached: readonly NotReached[];
  /** Of each case and routine. */
  readonly results: readonly Result[];
  readonly cells: readonly Cell[];
  readonly dimensions: readonly Dimension[];
  /** Part of the level's calls that were seen to succeed, 0 to 1; null without a level. */
  readonly coverage: number | null;
  readonly seen: readonly Seen[];
  /** What the run made and nobody can delete, a line each. */
  readonly created: readonly string[];
  /** Files that belong to findings, by their names. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The numbered rules of the contract that no check of the run tries. */
  readonly untried: readonly string[];
  /** Why it ended early; null when it did not. */
  readonly stopped: string | null;
}
