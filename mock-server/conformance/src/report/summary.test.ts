import { expect, test } from "vitest";
import type { CheckName } from "#replies/checks.ts";
import type { Finding } from "#replies/finding.ts";
import type { RunResult } from "#runner/run-result.ts";
import { summaryOf } from "./summary.ts";

const finding = (check: CheckName, expected: string, severity: Finding["severity"] = "error"): Finding => ({
  check,
  severity,
  expected,
  got: "something else",
  pointer: "",
  operation: "wallet.getBalance",
  case: "a case",
  request: null,
});

function causesIn(findings: readonly Finding[]): string[] {
  const none = { stopped: null, accepted: 0, coverage: null, cells: [], notReached: [], created: [], untried: [] };
  const result = { ...none, findings, seconds: 1, memoryMib: 1 } as unknown as RunResult;
  return summaryOf(result);
}

test("errors are listed first, by harm, then notes with their label", () => {
  const lines = causesIn([
    finding("unsupported_method", "the header Allow", "note"),
    finding("response_schema_conformance", "a"),
    finding("response_schema_conformance", "a"),
    finding("negative_data_rejection", "invalid"),
    finding("negative_data_rejection", "no more properties", "note"),
    finding("S9", "one holding"),
    finding("coverage", "to be seen to succeed"),
    finding("ignored_auth", "unauthenticated"),
    finding("vectors", "profit"),
    finding("ignored_auth", "another cause"),
  ]);
  expect(
    lines.filter((line) => /^[✗·]/.test(line)).map((line) => line.replace(/ [a-z_]+( \(.*)?: wallet.*/, "")),
  ).toEqual(["✗ A1", "✗ A1", "✗ M1", "✗ S9: wallet.getBalance", "✗ N1", "✗ R1", "✗ C1", "· note: N4", "· note: N1"]);
  expect(lines).toContain("2 notes, which do not fail the run");
});

test("with many causes each check shows its first, and the rest is counted", () => {
  const many = (check: CheckName) => ["a", "b", "c", "d", "e", "f"].map((expected) => finding(check, expected));
  const lines = causesIn([...many("negative_data_rejection"), ...many("no_leak"), finding("coverage", "seen")]);
  expect(lines.filter((line) => line.startsWith("✗"))).toHaveLength(11);
  expect(lines).toContain("more causes in findings.json: 1 of A4 no_leak, 1 of N1 negative_data_rejection");
});
