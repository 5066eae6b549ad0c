// What Playwright's blob reporter would have written of the run, had each case been a test of Playwright's: its
// `merge-reports` makes a list, a page, JUnit or GitHub's annotations of it, alone or with the blobs of other runs.
import { createHash } from "node:crypto";
import { checkTitle } from "#judge/check.ts";
import type { RunResult } from "#run/result.ts";
import { curlOf } from "./curl.ts";
import { type Outcome, outcomesOf, describeFinding } from "./outcomes.ts";

/** The form that Playwright 1.65 writes; a later one reads it. */
const VERSION = 2;
/** The same for every run, or several could not be merged: a check is no file, and has no place of its own. */
const ROOT = "/";

const STATUS = { passed: "passed", failed: "failed", "not-reached": "skipped" } as const;

interface Test extends Outcome {
  readonly id: string;
  /** In its check, from 1 on: where a test of Playwright's has its line. */
  readonly nth: number;
  /** Epoch milliseconds. */
  readonly startTime: number;
}

function testsOf(result: RunResult): Test[] {
  const counts = new Map<string, number>();
  let startTime = Date.parse(result.startedAt);
  return outcomesOf(result).map((outcome) => {
    const nth = (counts.get(outcome.check) ?? 0) + 1;
    counts.set(outcome.check, nth);
    const id = createHash("sha1").update(`${outcome.check}\n${outcome.name}\n${nth}`).digest("hex");
    const test = { ...outcome, id, nth, startTime };
    startTime += outcome.ms;
    return test;
  });
}

const annotationsOf = ({ why }: Test): object[] =>
  why === undefined ? [] : [{ type: "not reached", description: why }];

/** The tests of a check are a file of Playwright's, whose page is made by files. */
function suiteOf(check: Test["check"], tests: readonly Test[]): object {
  const file = checkTitle(check);
  return {
    title: file,
    location: { file, line: 0, column: 0 },
    entries: tests.map((test) => ({
      testId: test.id,
      title: test.name,
      location: { file, line: test.nth, column: 1 },
      retries: 0,
      tags: [`@${check}`],
      repeatEachIndex: 0,
      annotations: annotationsOf(test),
    })),
  };
}

function eventsOf(test: Test): object[] {
  const status = STATUS[test.state];
  const [first] = test.findings;
  const result = { id: test.id, retry: 0, workerIndex: 0, parallelIndex: 0, startTime: test.startTime };
  const curl = first?.request ? Buffer.from(curlOf(first.request)).toString("base64") : null;
  const attachments = [{ name: "curl", contentType: "text/plain", base64: curl }];
  return [
    { method: "onTestBegin", params: { testId: test.id, result } },
    ...(curl === null ? [] : [{ method: "onAttach", params: { testId: test.id, resultId: test.id, attachments } }]),
    {
      method: "onTestEnd",
      params: {
        test: {
          testId: test.id,
          expectedStatus: status === "skipped" ? "skipped" : "passed",
          timeout: 0,
          annotations: [],
        },
        result: {
          id: test.id,
          duration: test.ms,
          status,
          errors: test.findings.map((finding) => ({ message: describeFinding(finding) })),
          annotations: annotationsOf(test),
        },
      },
    },
  ];
}

/** The lines of report.jsonl in the blob. */
export function blobLines(result: RunResult): string {
  const tests = testsOf(result);
  const startTime = Date.parse(result.startedAt);
  const project = {
    metadata: {},
    name: result.level === null ? "proxy" : `level ${result.level}`,
    outputDir: "",
    repeatEach: 1,
    retries: 0,
    testDir: "",
    testIgnore: [],
    testMatch: [],
    timeout: 0,
    suites: [...Map.groupBy(tests, ({ check }) => check)].map(([check, own]) => suiteOf(check, own)),
    grep: [],
    grepInvert: [],
    dependencies: [],
    snapshotDir: "",
    use: {},
  };
  const config = {
    globalTimeout: 0,
    maxFailures: 0,
    metadata: { server: result.baseUrl, run: result.runId },
    rootDir: ROOT,
    version: "1.65.1",
    workers: 1,
    tags: [],
    webServer: null,
  };
  const status = result.stopped === null ? (result.failed > 0 ? "failed" : "passed") : "interrupted";
  const events = [
    { method: "onBlobReportMetadata", params: { version: VERSION, pathSeparator: "/" } },
    { method: "onConfigure", params: { config } },
    { method: "onProject", params: { project } },
    { method: "onBegin" },
    ...tests.flatMap(eventsOf),
    { method: "onEnd", params: { result: { status, startTime, duration: result.seconds * 1000 } } },
  ];
  return events.map((event) => `${JSON.stringify(event)}\n`).join("");
}
