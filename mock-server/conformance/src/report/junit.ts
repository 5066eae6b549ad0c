// JUnit XML for CI: a suite per check, a test case per case or sequence.
import { checkTitle } from "#replies/checks.ts";
import type { RunResult } from "#runner/run-result.ts";
import { testCasesOf, describeFinding } from "./test-cases.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML; drops characters that XML cannot represent. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

export function junitFile(result: RunResult): string {
  const all = testCasesOf(result);
  const suites = [...Map.groupBy(all, ({ check }) => check)].map(([check, own]) => {
    const cases = own.map(({ name, state, why, ms, findings }) => {
      const errors = findings.map(describeFinding);
      const inner =
        state === "failed"
          ? `<failure message="${escaped(errors[0] ?? "")}">${escaped(errors.join("\n"))}</failure>`
          : state === "not-reached"
            ? `<skipped message="${escaped(why ?? "")}"/>`
            : "";
      return `    <testcase classname="${escaped(check)}" name="${escaped(name)}" time="${seconds(ms)}">${inner}</testcase>`;
    });
    const count = (wanted: string): number => own.filter(({ state }) => state === wanted).length;
    const counts = `tests="${own.length}" failures="${count("failed")}" skipped="${count("not-reached")}"`;
    return [`  <testsuite name="${escaped(checkTitle(check))}" ${counts}>`, ...cases, "  </testsuite>"].join("\n");
  });
  const head = `<testsuites name="contract" tests="${all.length}" time="${seconds(result.seconds * 1000)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, "</testsuites>", ""].join("\n");
}
