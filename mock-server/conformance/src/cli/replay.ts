// `replay`: checks whether earlier findings still occur.
import { readFileSync } from "node:fs";
import { isNode, nodeOr, nodesOf } from "@hashgrove/contract/document.ts";
import type { Flow } from "#flows/flow.ts";
import { findingId } from "#report/findings-json.ts";
import { flowNameIn } from "#report/test-cases.ts";
import { type Case, caseId } from "#requests/case.ts";
import { UsageError } from "#runner/check-options.ts";
import type { RunResult } from "#runner/run-result.ts";

export interface Earlier {
  readonly id: string;
  readonly check: string;
  readonly operation: string;
  /** The case or sequence that found the error. */
  readonly replay: string;
}

export interface EarlierRun {
  /** Findings of severity error. */
  readonly findings: readonly Earlier[];
  /** Options of `check` that set address, level and seed. */
  readonly args: readonly string[];
}

/** Reads a findings.json. Throws UsageError if the file is not one. */
export function readFindings(file: string): EarlierRun {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (!isNode(read) || !Array.isArray(read.findings)) throw new UsageError(`${file} is not a findings.json`);
  const findings = nodesOf(read.findings)
    .filter(({ severity }) => severity === "error")
    .map(({ id, check, operation, replay }) => ({
      id: String(id),
      check: String(check),
      operation: String(operation),
      replay: String(replay),
    }));
  const { baseUrl, level, seed } = nodeOr(read.run);
  const given: readonly (readonly [string, unknown])[] = [
    ["--base-url", baseUrl],
    ["--level", level],
    ["--seed", seed],
  ];
  const args = given.flatMap(([option, value]) =>
    typeof value === "string" || typeof value === "number" ? [option, `${value}`] : [],
  );
  return { findings, args };
}

/** The cases and flows that this version of the tool has. */
interface Planned {
  readonly cases: readonly Case[];
  readonly flows: readonly Flow[];
}

export interface ReplayVerdict {
  readonly verdict: "FIXED" | "FAILED" | "ERROR";
  /** Reason for ERROR. */
  readonly why?: string;
}

const FIXED: ReplayVerdict = { verdict: "FIXED" };
const FAILED: ReplayVerdict = { verdict: "FAILED" };
const unknown = (why: string): ReplayVerdict => ({ verdict: "ERROR", why });

/** Names of the cases and flows to run again for an earlier finding. */
export function replayedBy({ check, operation, replay }: Earlier, { cases, flows }: Planned): string[] {
  // A coverage finding means that a call never succeeded, so run every flow of the call and every case that may
  // succeed.
  if (check !== "coverage") return [flowNameIn(replay)];
  return [
    ...cases.filter((planned) => planned.call.operationId === operation && planned.expects.includes("ok")).map(caseId),
    ...flows.filter(({ operations }) => operations.includes(operation)).map(({ name }) => name),
  ];
}

/** Judges an earlier finding after its case ran again; ERROR if the case could not run. */
export function replayVerdict(
  earlier: Earlier,
  { findings, notReached, stopped, seen }: RunResult,
  ran: ReadonlySet<string>,
): ReplayVerdict {
  if (earlier.check === "coverage") {
    const outcomes = seen.filter(({ call }) => call.operationId === earlier.operation).map(({ outcome }) => outcome);
    if (outcomes.includes("ok")) return FIXED;
    return outcomes.length === 0 || stopped !== null
      ? unknown(stopped ?? "none of its requests could be sent")
      : FAILED;
  }
  if (findings.some((finding) => findingId(finding) === earlier.id)) return FAILED;
  const name = flowNameIn(earlier.replay);
  if (stopped !== null) return unknown(stopped);
  if (!ran.has(name)) return unknown("no case has this name at this level");
  const missed = notReached.find((one) => one.case === name);
  if (missed) return unknown(missed.why);
  return findings.some((finding) => flowNameIn(finding.case) === name && finding.severity === "error") ? FAILED : FIXED;
}
