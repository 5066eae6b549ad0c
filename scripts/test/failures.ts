// Short texts about failures for the end of the log: runner, file, test name and the start of the error.
import { isAbsolute, relative } from "node:path";

/** Maximum lines per error. */
const LINES = 8;
// oxlint-disable-next-line no-control-regex
const COLOUR = /\u001B\[[\d;]*m/g;

const linesOf = (text: string): string[] =>
  text
    .replaceAll(COLOUR, "")
    .split("\n")
    // Omit the runner's own stack frames.
    .filter((line) => line.trim() !== "" && !line.includes("/node_modules/") && !line.includes("at new Promise"));

const indented = (lines: readonly string[]): string => lines.map((line) => `    ${line}`).join("\n");

const beginning = (text: string): string => indented(linesOf(text).slice(0, LINES));

/** Describes a failed command by its name, and by the start and end of its output. */
export function failureOfStep(name: string, output: string): string {
  const lines = linesOf(output);
  const shown =
    lines.length <= 2 * LINES ? lines : [...lines.slice(0, LINES), "...", ...lines.slice(lines.length - LINES)];
  return [`[${name}] failed`, ...(shown.length > 0 ? [indented(shown)] : [])].join("\n");
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}
interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  readonly tests: readonly Test[];
}
interface Test {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly { readonly errors: readonly ReportedError[] }[];
}
interface ReportedError {
  readonly message?: string;
}
/** The fields of Playwright's JSON report that are needed to list failures. */
export interface BrowserReport {
  readonly suites: readonly Suite[];
  /** Errors outside tests: a spec that does not compile, a server that did not start. */
  readonly errors?: readonly ReportedError[];
}

const specsOf = (suite: Suite): readonly Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
const messageOf = ({ message = "no message" }: ReportedError): string => beginning(message);

/** Describes the failed tests of a Playwright run; flaky ones count as failed. */
export function failuresOfBrowser(runner: string, { suites, errors = [] }: BrowserReport): string[] {
  const ofTests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const name = [runner, projectName].filter((part) => part !== "").join(": ");
        return [`[${name}] ${spec.file}:${spec.line} ${spec.title}`, ...results.flatMap(outcomeErrors)].join("\n");
      }),
  );
  return [...ofTests, ...errors.map((error) => `[${runner}] outside of any test\n${messageOf(error)}`)];
}

const outcomeErrors = ({ errors }: Test["results"][number]): string[] => errors.map(messageOf);

/** The fields of Vitest's JSON report that are needed to list failures. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/**
 * Describes the failed tests of a Vitest run, and files that could not be loaded; file names are relative to `root`.
 */
export function failuresOfUnits(runner: string, { testResults }: UnitReport, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = isAbsolute(name) ? relative(root, name) : name;
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [`[${runner}] ${file}\n${beginning(message)}`];
    return failed.map(({ fullName, failureMessages }) =>
      [`[${runner}] ${file} ${fullName}`, ...(failureMessages ?? []).map(beginning)].join("\n"),
    );
  });
}
