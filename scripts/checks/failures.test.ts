import { expect, test } from "vitest";
import { failuresOf } from "./failures.ts";

const spec = (status: string, message?: string) => ({
  title: "buys once",
  file: "specs/buy.spec.ts",
  line: 7,
  ok: status === "expected",
  tests: [{ projectName: "phone ja", status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

test("names each failed test, however deep, with the beginning of its output", () => {
  const long = ["\u001B[31mError:\u001B[39m not there", "", ...Array.from({ length: 20 }, (_, at) => `line ${at}`)];
  const report = {
    suites: [{ specs: [spec("expected")], suites: [{ specs: [spec("unexpected", long.join("\n"))] }] }],
  };
  const [failure, ...others] = failuresOf(report);
  expect(others).toEqual([]);
  expect(failure?.split("\n")).toEqual([
    "[phone ja] specs/buy.spec.ts:7 buys once",
    "    Error: not there",
    ...Array.from({ length: 7 }, (_, at) => `    line ${at}`),
  ]);
});
