// Check T1: warns of calls that respond slowly.
import type { ExchangeSummary } from "#client/exchange-summary.ts";
import type { Finding } from "#replies/finding.ts";

/** p95 in milliseconds by operationId. */
export function p95ByCall(seen: readonly ExchangeSummary[]): ReadonlyMap<string, number> {
  const byCall = Map.groupBy(seen, ({ call }) => call.operationId);
  return new Map(
    [...byCall].map(([operation, own]) => {
      const sorted = own.map(({ ms }) => ms).toSorted((a, b) => a - b);
      return [operation, sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0];
    }),
  );
}

/** A warning for each call with a p95 above the limit in milliseconds; none for 0. */
export function slowCalls(seen: readonly ExchangeSummary[], mostMs: number): Finding[] {
  if (mostMs === 0) return [];
  return [...p95ByCall(seen)]
    .filter(([, ms]) => ms > mostMs)
    .map(([operation, ms]) => ({
      check: "max_response_time",
      severity: "warning",
      expected: `95 of 100 replies within ${mostMs} ms`,
      got: `${Math.round(ms)} ms`,
      pointer: "",
      operation,
      case: "times",
      request: null,
    }));
}
