// What a person reads first: ten seconds' worth, then each cause.
import { checkTitle, ruleOf } from "#conformance/judge/check.ts";
import { type Cause, causesOf } from "#conformance/judge/finding.ts";
import type { RunResult } from "#conformance/run/result.ts";
import { curlOf } from "./findings-json.ts";

/** More than anybody reads at once: of all, and of a server that takes whatever is sent. */
const MOST_CAUSES = 20;
const MOST_OF_A_CHECK = 5;

const several = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

function causeLines({ first, count, operations }: Cause): string[] {
  const where =
    operations.length > 3
      ? `${operations.slice(0, 3).join(", ")} and ${operations.length - 3} more`
      : operations.join(", ");
  return [
    "",
    `${first.severity === "error" ? "✗" : "·"} ${checkTitle(first.check)}${count > 1 ? ` (${count} times)` : ""}: ${where}`,
    `    case      ${first.case}`,
    `    expected  ${first.expected}`,
    `    got       ${first.got}`,
    ...(first.pointer === "" ? [] : [`    at        ${first.pointer}`]),
    `    rule      ${ruleOf(first.check)}`,
    ...(first.request ? [`    try       ${curlOf(first.request)}`] : []),
  ];
}

/** The first causes, so that each check has its turn; then how many more there are of which. */
function causesLines(causes: readonly Cause[]): string[] {
  const ofCheck = new Map<string, number>();
  const shown = causes
    .filter(({ first: { check, severity } }) => {
      const nth = (ofCheck.get(`${severity} ${check}`) ?? 0) + 1;
      ofCheck.set(`${severity} ${check}`, nth);
      return nth <= MOST_OF_A_CHECK;
    })
    .slice(0, MOST_CAUSES);
  const left = Map.groupBy(
    causes.filter((cause) => !shown.includes(cause)),
    ({ first }) => first.check,
  );
  const more = [...left].map(
    ([check, own]) => `and ${several(own.length, "cause")} more of ${checkTitle(check)}, in findings.json`,
  );
  return [...shown.flatMap(causeLines), ...(more.length > 0 ? ["", ...more] : [])];
}

/** Cases that could not be tried, by their reason. */
function notReachedLines({ notReached }: RunResult): string[] {
  const byReason = new Map<string, Set<string>>();
  for (const { why, operation } of notReached) byReason.set(why, (byReason.get(why) ?? new Set()).add(operation));
  return [...byReason].map(([why, operations]) => `not reached: ${several(operations.size, "call")}, because ${why}`);
}

/** The lines of a run. The last one is `N passed, N failed, N not reached`. */
export function summaryOf(result: RunResult, minCoverage: number): string[] {
  const errors = result.findings.filter(({ severity }) => severity === "error").length;
  const causes = causesOf(result.findings);
  const unseen = result.cells
    .filter(({ outcome, seen }) => outcome === "200 ok" && seen === 0)
    .map(({ operation }) => operation);
  const notes = result.findings.length - errors;
  return [
    `${result.baseUrl}${result.level === null ? "" : ` at level ${result.level}`}: ${several(result.requests, "request")} in ${result.seconds.toFixed(1)} s with ${Math.ceil(result.memoryMib)} MiB of memory (run ${result.runId})`,
    errors === 0
      ? "no finding"
      : `${several(errors, "finding")} of ${several(causes.filter(({ first }) => first.severity === "error").length, "cause")}`,
    ...(notes > 0 ? [several(notes, "note")] : []),
    ...(result.accepted > 0 ? [`${several(result.accepted, "finding")} accepted by the profile`] : []),
    ...(result.coverage === null
      ? []
      : [`${Math.round(result.coverage * 100)} % of the level's calls seen to succeed`]),
    ...(result.coverage !== null && result.coverage < minCoverage ? [`    not seen: ${unseen.join(", ")}`] : []),
    ...notReachedLines(result),
    ...causesLines(causes),
    ...(result.created.length > 0
      ? ["", "made by this run, and not to be deleted by any call:", ...result.created.map((line) => `    ${line}`)]
      : []),
    ...(result.stopped === null ? [] : ["", `stopped early: ${result.stopped}`]),
    "",
    `${result.passed} passed, ${result.failed} failed, ${result.notReached.length} not reached`,
  ];
}
