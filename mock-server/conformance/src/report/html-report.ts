// report.html: a run in one file that opens offline, without scripts or requests.
import { checkTitle, ruleOf } from "#replies/checks.ts";
import { type Severity } from "#replies/finding.ts";
import type { RunResult } from "#runner/run-result.ts";
import { coverageLines } from "./coverage-lines.ts";
import { CURL_SECRETS, curlOf } from "./curl.ts";
import { type Cause, groupByCause } from "./group-by-cause.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; overflow-wrap: anywhere; }
details { border: 1px solid #8888; border-radius: 6px; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dt { opacity: .75; } dd { margin: 0; }
pre { overflow: auto; white-space: pre-wrap; background: #8882; padding: .5rem; border-radius: 4px; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .75rem .2rem 0; vertical-align: top; }`;

const TITLES: readonly (readonly [Severity, string])[] = [
  ["error", "Findings"],
  ["warning", "Warnings"],
  ["note", "Notes"],
];

const row = (name: string, text: string): string => `<dt>${name}</dt><dd>${escaped(text)}</dd>`;

function causeHtml({ first, count, operations, consequences }: Cause): string {
  const title = `${checkTitle(first.check)}${count > 1 ? ` (${count} times)` : ""}: ${operations.join(", ")}`;
  const rows = [
    row("case", first.case),
    row("expected", first.expected),
    row("got", first.got),
    ...(first.pointer === "" ? [] : [row("at", first.pointer)]),
    row("rule", ruleOf(first.check)),
    ...(consequences.length === 0 ? [] : [row("also in", consequences.join(", "))]),
  ];
  const curl = first.request ? `<pre>${escaped(curlOf(first.request))}</pre>` : "";
  return `<details open><summary>${escaped(title)}</summary><dl>${rows.join("")}</dl>${curl}</details>`;
}

const listOf = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;

function notReachedHtml({ notReached }: RunResult): string {
  const groups = [...Map.groupBy(notReached, ({ why }) => why)];
  return groups
    .map(([why, own]) => {
      const title = `<summary>${own.length} because ${escaped(why)}</summary>`;
      return `<details>${title}${listOf(own.map(({ case: name }) => name))}</details>`;
    })
    .join("\n");
}

export function htmlReport(result: RunResult): string {
  const causes = groupByCause(result.findings);
  const sections = TITLES.flatMap(([severity, title]) => {
    const own = causes.filter(({ first }) => first.severity === severity);
    return own.length === 0 ? [] : [`<h2>${title} (${own.length})</h2>`, ...own.map(causeHtml)];
  });
  const level = result.level === null ? "" : ` at level ${result.level}`;
  const counts = `${result.passed} passed, ${result.failed} failed, ${result.notReached.length} not reached`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract report of ${escaped(result.baseUrl)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Contract report</h1>
<p>${escaped(result.baseUrl)}${level}, ${escaped(result.startedAt)}, run ${escaped(result.runId)}: ${result.requests} requests in ${result.seconds.toFixed(1)} s</p>
<p><strong>${counts}</strong>${result.stopped === null ? "" : `, stopped early: ${escaped(result.stopped)}`}</p>
${causes.some(({ first }) => first.request) ? `<p>For the curl commands: ${escaped(CURL_SECRETS)}.</p>` : ""}
${sections.length === 0 ? "<p>No findings.</p>" : sections.join("\n")}
${result.coverage === null ? "" : `<h2>Coverage</h2>${listOf(coverageLines(result))}`}
${result.notReached.length === 0 ? "" : `<h2>Not reached</h2>${notReachedHtml(result)}`}
${result.created.length === 0 ? "" : `<h2>Created by this run</h2>${listOf(result.created)}`}
</body>
</html>
`;
}
