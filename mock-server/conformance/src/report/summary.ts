// The summary of a run: a few lines, then each cause.
import { checkTitle, ruleOf } from "#replies/checks.ts";
import type { RunResult } from "#runner/run-result.ts";
import { coverageLines } from "./coverage-lines.ts";
import { CURL_SECRETS, curlOf } from "./curl.ts";
import { type Cause, groupByCause, markOf } from "./group-by-cause.ts";

/** Maximum number of listed causes, because a server that accepts everything has hundreds. */
const MOST_CAUSES = 20;
const MOST_OF_A_CHECK = 5;

const several = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

function causeLines({ first, count, operations, consequences }: Cause): string[] {
  const where =
    operations.length > 3
      ? `${operations.slice(0, 3).join(", ")} and ${operations.length - 3} more`
      : operations.join(", ");
  return [
    "",
    `${markOf(first.severity)} ${checkTitle(first.check)}${count > 1 ? ` (${count} times)` : ""}: ${where}`,
    `    case      ${first.case}`,
    `    expected  ${first.expected}`,
    `    got       ${first.got}`,
    ...(first.pointer === "" ? [] : [`    at        ${first.pointer}`]),
    `    rule      ${ruleOf(first.check)}`,
    ...(consequences.length === 0 ? [] : [`    also in   ${consequences.join(", ")}`]),
    ...(first.request ? [`    try       ${curlOf(first.request)}`] : []),
  ];
}

/** Adds each cause's index within its check. */
function withTurns(causes: readonly Cause[]): { readonly cause: Cause; readonly nth: number }[] {
  const ofCheck = new Map<string, number>();
  return causes.map((cause) => {
    const { check } = cause.first;
    const nth = ofCheck.get(check) ?? 0;
    ofCheck.set(check, nth + 1);
    return { cause, nth };
  });
}

/**
 * Lists causes of one severity in their order: at least the first of each check, and others up to the limits. Ends with
 * the number left out per check.
 */
function causesLines(causes: readonly Cause[], what: string): string[] {
  const turns = withTurns(causes).filter(({ nth }) => nth < MOST_OF_A_CHECK);
  const firsts = turns.filter(({ nth }) => nth === 0);
  const others = turns.filter(({ nth }) => nth > 0).slice(0, Math.max(0, MOST_CAUSES - firsts.length));
  const shown = new Set([...firsts, ...others].map(({ cause }) => cause));
  const left = Map.groupBy(
    causes.filter((cause) => !shown.has(cause)),
    ({ first }) => first.check,
  );
  const more = [...left].map(([check, own]) => `${own.length} of ${checkTitle(check)}`);
  return [
    ...causes.filter((cause) => shown.has(cause)).flatMap(causeLines),
    ...(more.length > 0 ? ["", `more ${what} in findings.json: ${more.join(", ")}`] : []),
  ];
}

/** Number of errors per check, largest first. */
function checksLines(findings: RunResult["findings"]): string[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  const counts = [...Map.groupBy(errors, ({ check }) => check)].map(([check, own]) => [check, own.length] as const);
  if (counts.length < 2) return [];
  const counted = counts.toSorted(([, a], [, b]) => b - a).map(([check, count]) => `${count} ${checkTitle(check)}`);
  return [`    ${counted.join(", ")}`];
}

/** Cases that were not reached, by reason. */
function notReachedLines({ notReached }: RunResult): string[] {
  return [...Map.groupBy(notReached, ({ why }) => why)].map(([why, own]) => {
    const calls = new Set(own.map(({ operation }) => operation));
    return `not reached: ${several(own.length, "check")} of ${several(calls.size, "call")}, because ${why}`;
  });
}

/** The summary's lines. The last one is `N passed, N failed, N not reached`. */
export function summaryOf(result: RunResult, failOn: "error" | "warning" = "error"): string[] {
  const errors = result.findings.filter(({ severity }) => severity === "error").length;
  const causes = groupByCause(result.findings);
  const wrong = causes.filter(({ first }) => first.severity === "error");
  const warned = causes.filter(({ first }) => first.severity === "warning");
  const noted = causes.filter(({ first }) => first.severity === "note");
  const warnings = result.findings.filter(({ severity }) => severity === "warning").length;
  const notes = result.findings.length - errors - warnings;
  return [
    `${result.baseUrl}${result.level === null ? "" : ` at level ${result.level}`}: ${several(result.requests, "request")} in ${result.seconds.toFixed(1)} s with ${Math.ceil(result.memoryMib)} MiB of memory (run ${result.runId})`,
    ...(result.stopped === null ? [] : [`stopped early: ${result.stopped}`]),
    errors === 0 ? "no findings" : `${several(errors, "finding")} of ${several(wrong.length, "cause")}`,
    ...checksLines(result.findings),
    ...(warnings > 0
      ? [
          `${several(warnings, "warning")}, ${failOn === "error" ? "which do not fail the run" : "and --fail-on warning"}`,
        ]
      : []),
    ...(notes > 0 ? [`${several(notes, "note")}, which do not fail the run`] : []),
    ...(result.accepted > 0 ? [`${several(result.accepted, "finding")} accepted by the profile`] : []),
    ...(result.coverage === null ? [] : coverageLines(result)),
    ...notReachedLines(result),
    ...(causes.some(({ first }) => first.request) ? [`for the lines "try": ${CURL_SECRETS}`] : []),
    ...causesLines(wrong, "causes"),
    ...causesLines(warned, "warnings"),
    ...causesLines(noted, "notes"),
    ...(result.created.length > 0
      ? ["", "created by this run (no call can delete these):", ...result.created.map((line) => `    ${line}`)]
      : []),
    "",
    ...(result.untried.length > 0
      ? [
          `${several(result.untried.length, "rule")} of the contract without a check in this run: ${result.untried.join(", ")}`,
        ]
      : []),
    `${result.passed} passed, ${result.failed} failed, ${result.notReached.length} not reached`,
  ];
}
