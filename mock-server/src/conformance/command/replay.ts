// `replay`: whether what was found is still so.
import { readFileSync } from "node:fs";
import { isNode, nodesOf } from "#contract/document.ts";
import { type Case, caseId } from "#conformance/cases/case.ts";
import type { Routine } from "#conformance/flows/routine.ts";
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

/** What a run could send. */
interface Planned {
  readonly cases: readonly Case[];
  readonly routines: readonly Routine[];
}

export type ReplayVerdict = "FIXED" | "FAILED" | "ERROR";

/** Names of the cases and routines that an earlier finding is looked for with again. */
export function replayedBy({ check, operation, replay }: Earlier, { cases, routines }: Planned): string[] {
  // That a call succeeds, any of its cases and sequences may show.
  if (check !== "coverage") return [routineIn(replay)];
  return [
    ...cases.filter((planned) => planned.call.operationId === operation && planned.expects.includes("ok")).map(caseId),
    ...routines.filter(({ operations }) => operations.includes(operation)).map(({ name }) => name),
  ];
}

/** What became of an earlier finding in a run of its case; ERROR when the case was not carried out. */
export function replayVerdict(
  earlier: Earlier,
  { findings, notReached, stopped, seen }: RunResult,
  ran: ReadonlySet<string>,
): ReplayVerdict {
  if (earlier.check === "coverage") {
    const outcomes = seen.filter(({ call }) => call.operationId === earlier.operation).map(({ outcome }) => outcome);
    if (outcomes.includes("ok")) return "FIXED";
    return outcomes.length === 0 || stopped !== null ? "ERROR" : "FAILED";
  }
  if (findings.some((finding) => findingId(finding) === earlier.id)) return "FAILED";
  const name = routineIn(earlier.replay);
  if (stopped !== null || !ran.has(name) || notReached.some((missed) => missed.case === name)) return "ERROR";
  return findings.some((finding) => routineIn(finding.case) === name && finding.severity === "error")
    ? "FAILED"
    : "FIXED";
}
