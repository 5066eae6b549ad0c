// `replay`: whether what was found is still so.
import { readFileSync } from "node:fs";
import { isNode, nodesOf } from "#contract/document.ts";
import { routineIn } from "#conformance/report/routine-in.ts";
import { findingId } from "#conformance/report/findings-json.ts";
import type { RunResult } from "#conformance/run/result.ts";
import { UsageError } from "./options.ts";

export interface Earlier {
  readonly id: string;
  readonly check: string;
  readonly operation: string;
  /** The case or sequence that found it. */
  readonly replay: string;
}

/** The errors of a findings.json. Throws UsageError when the file is none. */
export function readFindings(file: string): Earlier[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (!isNode(read) || !Array.isArray(read.findings)) throw new UsageError(`${file} is no findings.json`);
  return nodesOf(read.findings)
    .filter(({ severity }) => severity === "error")
    .map(({ id, check, operation, replay }) => ({
      id: String(id),
      check: String(check),
      operation: String(operation),
      replay: String(replay),
    }));
}

export type ReplayVerdict = "FIXED" | "FAILED" | "ERROR";

/** What became of an earlier finding in a run of its case; ERROR when the case was not carried out. */
export function replayVerdict(
  earlier: Earlier,
  { findings, notReached, stopped }: RunResult,
  ran: ReadonlySet<string>,
): ReplayVerdict {
  if (findings.some((finding) => findingId(finding) === earlier.id)) return "FAILED";
  const name = routineIn(earlier.replay);
  if (stopped !== null || !ran.has(name) || notReached.some((missed) => missed.case === name)) return "ERROR";
  return findings.some((finding) => routineIn(finding.case) === name && finding.severity === "error")
    ? "FAILED"
    : "FIXED";
}
