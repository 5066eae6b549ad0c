// SARIF 2.1.0, which code hosts show next to the code.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { checkTitle, ruleOf } from "#replies/checks.ts";
import { type Finding } from "#replies/finding.ts";
import type { RunResult } from "#runner/run-result.ts";
import { curlOf } from "./curl.ts";
import { groupByCause } from "./group-by-cause.ts";

const NAMED = /operationId:\s*["']?([\w.]+)/;

/** The line, from 1, that names a call; 1 if the file is missing or does not name it. */
function lineIn(lines: readonly string[], operation: string): number {
  return Math.max(1, lines.findIndex((line) => NAMED.exec(line)?.[1] === operation) + 1);
}

const linesOf = (path: string): string[] => (existsSync(path) ? readFileSync(path, "utf8").split("\n") : []);

/** findings.sarif: one result per cause, at `path` of the user's repository. */
export function sarifFile({ findings }: Pick<RunResult, "findings">, path: string): object {
  const lines = linesOf(path);
  const causes = groupByCause(findings);
  const checks = [...new Set(causes.map(({ first }) => first.check))];
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "hashgrove contract",
            rules: checks.map((check) => ({
              id: check,
              name: checkTitle(check),
              shortDescription: { text: ruleOf(check) },
            })),
          },
        },
        results: causes.map(({ first, count, operations }) => ({
          ruleId: first.check,
          level: first.severity,
          message: {
            text: `${operations.join(", ")}: expected ${first.expected}, got ${first.got}${count > 1 ? ` (${count} times)` : ""}${first.request ? `\n${curlOf(first.request)}` : ""}`,
          },
          // The same in every run, because it does not depend on received values.
          partialFingerprints: { "contractCause/v1": fingerprintOf(first) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: path },
                region: { startLine: lineIn(lines, first.operation) },
              },
              logicalLocations: [{ fullyQualifiedName: `${first.operation}${first.pointer}` }],
            },
          ],
        })),
      },
    ],
  };
}

const fingerprintOf = ({ check, operation, pointer, expected }: Finding): string =>
  createHash("sha256")
    .update([check, operation, pointer, expected.replaceAll(/\d+/g, "#")].join("\n"))
    .digest("hex")
    .slice(0, 32);
