// JUnit's XML, which every CI shows: a suite for each check, a case for each case or sequence.
import { checkTitle } from "#conformance/judge/check.ts";
import type { Finding } from "#conformance/judge/finding.ts";
import type { RunResult } from "#conformance/run/result.ts";
import { routineIn } from "./routine-in.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text that XML can hold: what it has no characters for is left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

const told = ({ operation, expected, got, pointer }: Finding): string =>
  `${operation}: expected ${expected}, got ${got}${pointer === "" ? "" : ` at ${pointer}`}`;

/** The content of junit.xml. What no case found, as a coverage below the bar, is a case of its own. */
export function junitFile({ results, findings, seconds }: RunResult): string {
  const byCase = Map.groupBy(findings, (finding) => routineIn(finding.case));
  const known = new Set(results.map(({ name }) => name));
  const others = findings.filter((finding) => !known.has(routineIn(finding.case)) && finding.severity === "error");
  const all = [
    ...results,
    ...others.map((finding) => ({
      name: `${finding.case} of ${finding.operation}`,
      check: finding.check,
      state: "failed" as const,
      why: told(finding),
    })),
  ];
  const suites = [...Map.groupBy(all, ({ check }) => check)].map(([check, own]) => {
    const cases = own.map(({ name, state, why }) => {
      const errors = (byCase.get(name) ?? []).filter(({ severity }) => severity === "error").map(told);
      const inner =
        state === "failed"
          ? `<failure message="${escaped(errors[0] ?? why ?? "")}">${escaped(errors.join("\n"))}</failure>`
          : state === "not-reached"
            ? `<skipped message="${escaped(why ?? "")}"/>`
            : "";
      return `    <testcase classname="${escaped(check)}" name="${escaped(name)}">${inner}</testcase>`;
    });
    const count = (wanted: string): number => own.filter(({ state }) => state === wanted).length;
    const counts = `tests="${own.length}" failures="${count("failed")}" skipped="${count("not-reached")}"`;
    return [`  <testsuite name="${escaped(checkTitle(check))}" ${counts}>`, ...cases, "  </testsuite>"].join("\n");
  });
  const head = `<testsuites name="contract" tests="${all.length}" time="${seconds.toFixed(3)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, "</testsuites>", ""].join("\n");
}
