// findings.json, for other programs; its schema is findings.schema.json in this folder.
import { createHash } from "node:crypto";
import { CHECKS, type CheckName, ruleOf } from "#replies/checks.ts";
import type { Finding } from "#replies/finding.ts";
import type { RunResult } from "#runner/run-result.ts";
import { curlOf } from "./curl.ts";

/**
 * The id of a finding, which is the same in every run: it depends on the check, call, case and pointer, not on received
 * values.
 */
export const findingId = ({ check, operation, case: name, pointer }: Finding): string =>
  createHash("sha256").update([check, operation, name, pointer].join("\n")).digest("hex").slice(0, 12);

export function findingsFile(result: RunResult): object {
  return {
    $schema: "findings.schema.json",
    version: 1,
    run: {
      id: result.runId,
      baseUrl: result.baseUrl,
      level: result.level,
      startedAt: result.startedAt,
      seed: result.seed,
      requests: result.requests,
      stopped: result.stopped,
    },
    findings: result.findings.map((finding) => ({
      id: findingId(finding),
      check: finding.check,
      ...(finding.check in CHECKS && { code: CHECKS[finding.check as Exclude<CheckName, `S${number}`>].id }),
      operation: finding.operation,
      severity: finding.severity,
      expected: finding.expected,
      got: finding.got,
      pointer: finding.pointer,
      rule: ruleOf(finding.check),
      replay: finding.case,
      ...(finding.consequences?.length && { consequences: finding.consequences }),
      ...(finding.request && { curl: curlOf(finding.request) }),
    })),
    notReached: result.notReached,
    created: result.created,
  };
}
