import { expect, test } from "vitest";
import type { Finding } from "#replies/finding.ts";
import type { RunResult } from "#runner/run-result.ts";
import { junitFile } from "./junit.ts";

const finding = (changed: Partial<Finding>): Finding => ({
  check: "S3",
  severity: "error",
  expected: "balance == 5",
  got: '"<5>" & more\u0000',
  pointer: "/data",
  operation: "wallet.getBalance",
  case: "S3 credited",
  request: null,
  ...changed,
});
const result = {
  seconds: 1.5,
  results: [
    { name: "S3", check: "S3", state: "failed", ms: 250 },
    { name: "S5", check: "S5", state: "not-reached", ms: 0, why: 'nobody "was there"' },
    { name: "a case", check: "auth_first", state: "passed", ms: 4 },
  ],
  findings: [finding({}), finding({ check: "coverage", case: "coverage", operation: "news.index", pointer: "" })],
} as unknown as RunResult;

test("a suite per check; failures show the reply, and findings without a case get their own", () => {
  expect(
    junitFile(result)
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="contract" tests="4" time="1.500">',
    '<testsuite name="S3" tests="1" failures="1" skipped="0">',
    expect.stringMatching(
      /^<testcase classname="S3" name="S3" time="0\.250"><failure message="wallet.getBalance: expected balance == 5, got &quot;&lt;5&gt;&quot; &amp; more at \/data">/,
    ),
    "</testsuite>",
    '<testsuite name="S5" tests="1" failures="0" skipped="1">',
    '<testcase classname="S5" name="S5" time="0.000"><skipped message="nobody &quot;was there&quot;"/></testcase>',
    "</testsuite>",
    '<testsuite name="A2 auth_first" tests="1" failures="0" skipped="0">',
    '<testcase classname="auth_first" name="a case" time="0.004"></testcase>',
    "</testsuite>",
    '<testsuite name="C1 coverage" tests="1" failures="1" skipped="0">',
    expect.stringContaining(
      'name="coverage of news.index" time="0.000"><failure message="news.index: expected balance == 5',
    ),
    "</testsuite>",
    "</testsuites>",
    "",
  ]);
});
