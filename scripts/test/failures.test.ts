import { describe, expect, test } from "vitest";
import { failureOfStep, failuresOfBrowser, failuresOfUnits } from "./failures.ts";

const long = ["\u001B[31mError:\u001B[39m not there", "", ...Array.from({ length: 20 }, (_, at) => `line ${at}`)];
const beginning = ["    Error: not there", ...Array.from({ length: 7 }, (_, at) => `    line ${at}`)];

describe("of browser tests", () => {
  const spec = (status: string, message?: string) => ({
    title: "buys once",
    file: "specs/buy.spec.ts",
    line: 7,
    ok: status === "expected",
    tests: [{ projectName: "phone ja", status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  });

  test("names each failed test, however deep, with the beginning of its output", () => {
    const report = {
      suites: [{ specs: [spec("expected")], suites: [{ specs: [spec("unexpected", long.join("\n"))] }] }],
    };
    const [failure, ...others] = failuresOfBrowser("firefox", report);
    expect(others).toEqual([]);
    expect(failure?.split("\n")).toEqual(["[firefox: phone ja] specs/buy.spec.ts:7 buys once", ...beginning]);
  });

  test("names a flaky test, and an error outside of any test", () => {
    const report = { suites: [{ specs: [spec("flaky", "late")] }], errors: [{ message: "Error: port in use" }] };
    expect(failuresOfBrowser("e2e", report)).toEqual([
      "[e2e: phone ja] specs/buy.spec.ts:7 buys once\n    late",
      "[e2e] outside of any test\n    Error: port in use",
    ]);
  });
});

describe("of unit tests", () => {
  const file = (name: string, failureMessages: readonly string[]) => ({
    name: `/home/me/project/${name}`,
    status: failureMessages.length === 0 ? "passed" : "failed",
    message: "",
    assertionResults: [
      { fullName: "a fold passes", status: "passed", failureMessages: [] },
      ...failureMessages.map((message) => ({ fullName: "a fold ends", status: "failed", failureMessages: [message] })),
    ],
  });

  test("names file and test with the beginning of the error, without the runner's own frames", () => {
    const message =
      "AssertionError: expected 1 to be 2\n    at src/a.test.ts:3:4\n    at x (/p/node_modules/vitest/run.js:1:2)";
    const report = { testResults: [file("src/a.test.ts", []), file("src/b.test.ts", [message, long.join("\n")])] };
    const [first, second, ...others] = failuresOfUnits("server", report, "/home/me/project");
    expect(others).toEqual([]);
    expect(first?.split("\n")).toEqual([
      "[server] src/b.test.ts a fold ends",
      "    AssertionError: expected 1 to be 2",
      "        at src/a.test.ts:3:4",
    ]);
    expect(second?.split("\n")).toEqual(["[server] src/b.test.ts a fold ends", ...beginning]);
  });

  test("names a file that could not be loaded, although the runner counts no test in it", () => {
    const broken = { ...file("src/a.test.ts", []), status: "failed", message: "Cannot find module './x.ts'" };
    const report = { testResults: [{ ...broken, assertionResults: [] }] };
    expect(failuresOfUnits("web", report, "/home/me/project")).toEqual([
      "[web] src/a.test.ts\n    Cannot find module './x.ts'",
    ]);
  });
});

describe("of a command", () => {
  test("shows what it printed, or of much the beginning and the end", () => {
    expect(failureOfStep("lint", "\u001B[1mx.ts:1\u001B[0m\n\nno-var\n")).toBe("[lint] failed\n    x.ts:1\n    no-var");
    expect(failureOfStep("build", "")).toBe("[build] failed");
    const lines = failureOfStep("types", Array.from({ length: 99 }, (_, at) => `line ${at}`).join("\n")).split("\n");
    expect(lines).toHaveLength(1 + 8 + 1 + 8);
    expect([lines[1], lines.at(-1)]).toEqual(["    line 0", "    line 98"]);
  });
});
