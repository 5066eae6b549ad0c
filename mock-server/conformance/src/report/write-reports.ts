// Writes the report files of a run. The masker masks the known secrets of each complete file again.
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Masker } from "#client/masker.ts";
import type { RunResult } from "#runner/run-result.ts";
import { coverageFile, coverageText } from "./coverage-report.ts";
import { curlScript } from "./curl-script.ts";
import { findingsFile } from "./findings-json.ts";
import { htmlReport } from "./html-report.ts";
import { junitFile } from "./junit.ts";
import { sarifFile } from "./sarif.ts";
import { verdictLines } from "./verdicts-ndjson.ts";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export interface WrittenTo {
  /** Output folder; created if missing. */
  readonly out: string;
  readonly sarifPath: string;
}

/** Writes every report except the HAR; creates the folder. */
export function writeReports(result: RunResult, masker: Masker, { out: folder, sarifPath }: WrittenTo): void {
  mkdirSync(folder, { recursive: true });
  const files = {
    "findings.json": json(findingsFile(result)),
    "findings.sarif": json(sarifFile(result, sarifPath)),
    "coverage.json": json(coverageFile(result)),
    "coverage.md": coverageText(result),
    "junit.xml": junitFile(result),
    "verdicts.ndjson": verdictLines(result),
    "findings.sh": curlScript(result),
    "report.html": htmlReport(result),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), masker.values(text));
  for (const [name, text] of result.scripts) writeFileSync(join(folder, name), masker.text(text));
  copyFileSync(new URL("findings.schema.json", import.meta.url), join(folder, "findings.schema.json"));
}
