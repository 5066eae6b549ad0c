// What failed in a run of the browser tests, short enough to stand at the end of its log.

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
  readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
}

/** Lines of one error that are shown: what was asked, what came, and for how long it was waited. */
const LINES = 8;
// oxlint-disable-next-line no-control-regex
const COLOUR = /\u001B\[\d+m/g;

/** Each failed test of Playwright's JSON report: where it stands, its project, and the beginning of each of its errors. */
export function failuresOf(report: { readonly suites: readonly Suite[] }): string[] {
  return report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) =>
          result.errors.map(({ message = "no message" }) => beginning(message)),
        );
        return [`[${projectName}] ${spec.file}:${spec.line} ${spec.title}`, ...errors].join("\n");
      }),
  );
}

const specsOf = (suite: Suite): readonly Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const beginning = (message: string): string =>
  message
    .replaceAll(COLOUR, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join("\n");
