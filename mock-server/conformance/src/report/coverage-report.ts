// Documented and seen outcomes, as Markdown and JSON.
import { p95ByCall } from "#runner/response-times.ts";
import type { RunResult } from "#runner/run-result.ts";

export function coverageFile(result: RunResult): object {
  const times = p95ByCall(result.seen);
  const byCall = Map.groupBy(result.cells, ({ operation }) => operation);
  return {
    version: 1,
    level: result.level,
    succeeded: result.coverage,
    dimensions: result.dimensions,
    operations: [...byCall].map(([operation, cells]) => ({
      operation,
      p95Ms: times.get(operation) ?? null,
      outcomes: cells.map(({ outcome, seen, why }) => ({ outcome, seen, ...(why !== null && { why }) })),
    })),
  };
}

export function coverageText(result: RunResult): string {
  const times = p95ByCall(result.seen);
  const rows = [...Map.groupBy(result.cells, ({ operation }) => operation)].map(([operation, cells]) => {
    const seen = cells.filter((cell) => cell.seen > 0).map(({ outcome, seen: count }) => `${outcome} (${count})`);
    const unseen = cells.filter((cell) => cell.seen === 0).map(({ outcome, why }) => `${outcome}: ${why}`);
    return `| ${operation} | ${seen.join(", ")} | ${unseen.join("; ")} | ${times.get(operation) ?? ""} |`;
  });
  return [
    `# Coverage of ${result.baseUrl}${result.level === null ? "" : ` at level ${result.level}`}`,
    "",
    "| dimension | seen | of |",
    "|---|---|---|",
    ...result.dimensions.map(({ name, seen, of }) => `| ${name} | ${seen} | ${of} |`),
    "",
    "Each schema keyword counts twice: kept and broken. coverage.json lists what was not covered.",
    "",
    "| call | seen | not seen, and why | p95 ms |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
