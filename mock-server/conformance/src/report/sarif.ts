// SARIF 2.1.0, which code hosts show beside the code.
import { causesOf } from "#judge/finding.ts";
import { checkTitle, ruleOf } from "#judge/check.ts";
import type { RunResult } from "#run/result.ts";
import { curlOf } from "./curl.ts";

/** The content of findings.sarif: one result a cause. */
export function sarifFile({ findings }: RunResult): object {
  const causes = causesOf(findings);
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
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: "openapi.yaml" } },
              logicalLocations: [{ fullyQualifiedName: `${first.operation}${first.pointer}` }],
            },
          ],
        })),
      },
    ],
  };
}
