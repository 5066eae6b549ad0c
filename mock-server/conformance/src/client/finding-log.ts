// The findings of a run. Deviations after the loss of a session or of the quota are consequences, not findings.
import type { Fault, Finding, ShownRequest } from "#replies/finding.ts";
import type { Masker } from "./masker.ts";
import type { Loss } from "./probe.ts";

const RETRY_AFTER = "/headers/retry-after";

export interface FindingLog {
  readonly findings: readonly Finding[];
  add(fault: Fault, operation: string, caseName: string, request: ShownRequest | null): void;
  /** Adds the calls of a sequence to its findings, which begin at index `from`. */
  touched(from: number, operations: readonly string[]): void;
  /** Starts a case or flow. */
  begin(): void;
  loss(): Loss | null;
  lose(loss: Loss): void;
  /**
   * Marks the current case as lost because of a rate limit. If a finding says that this call's Retry-After is wrong,
   * the loss is recorded as a consequence of that finding.
   */
  loseToLimit(operation: string): void;
  /**
   * The first error about an operation that was reported after exactly this number of exchanges; null if there is none.
   */
  errorAfter(exchanges: number, operation: string): Finding | null;
}

export function createFindingLog(masker: Masker, exchangesSoFar: () => number): FindingLog {
  const findings: Finding[] = [];
  /** For each finding, the number of exchanges before it. */
  const reportedAfter: number[] = [];
  let loss: Loss | null = null;
  return {
    findings,
    add(fault, operation, caseName, request) {
      if (loss !== null) return void loss.root?.consequences?.push(`${caseName} at ${operation}`);
      reportedAfter.push(exchangesSoFar());
      findings.push({ ...fault, got: masker.text(fault.got), operation, case: caseName, request, consequences: [] });
    },
    touched(from, operations) {
      for (let at = from; at < findings.length; at += 1) {
        const finding = findings[at];
        if (finding) findings[at] = { ...finding, touches: operations };
      }
    },
    begin: () => void (loss = null),
    loss: () => loss,
    lose: (found) => void (loss ??= found),
    loseToLimit(operation) {
      loss ??= {
        why: "the server limits requests (429), and waiting did not help",
        root: findings.find((finding) => finding.operation === operation && finding.pointer === RETRY_AFTER) ?? null,
      };
    },
    errorAfter: (exchanges, operation) =>
      findings.find(
        (finding, at) =>
          reportedAfter[at] === exchanges && finding.severity === "error" && finding.operation === operation,
      ) ?? null,
  };
}
