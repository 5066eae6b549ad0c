// Groups findings by their cause.
import { rankOf } from "#replies/checks.ts";
import type { Severity, Fault, Finding } from "#replies/finding.ts";

/** Findings with the same check, position and fault. */
export interface Cause {
  readonly first: Finding;
  readonly count: number;
  readonly operations: readonly string[];
  /** Checks and sequences that fail as a consequence. */
  readonly consequences: readonly string[];
}

/** Groups findings by cause: errors first, then by harm, then by frequency. */
export function groupByCause(findings: readonly Finding[]): Cause[] {
  interface Group {
    readonly first: Finding;
    count: number;
    readonly operations: Set<string>;
    readonly consequences: Set<string>;
  }
  const groups = new Map<string, Group>();
  const roots = findings.filter(({ check, cause }) => check === "vectors" && cause !== undefined);
  for (const finding of findings) {
    const root = rootOf(finding, roots);
    const key = findingKey(root ?? finding);
    const group = groups.get(key) ?? {
      first: root ?? finding,
      count: 0,
      operations: new Set<string>(),
      consequences: new Set<string>(),
    };
    groups.set(key, group);
    for (const consequence of finding.consequences ?? []) group.consequences.add(consequence);
    if (root || finding.check !== group.first.check) {
      group.consequences.add(`${finding.case} at ${finding.operation}`);
      continue;
    }
    group.count += 1;
    group.operations.add(finding.operation);
  }
  return [...groups.values()]
    .toSorted(
      (a, b) =>
        RANKS.indexOf(a.first.severity) - RANKS.indexOf(b.first.severity) ||
        rankOf(a.first.check) - rankOf(b.first.check) ||
        b.count - a.count,
    )
    .map(({ first, count, operations, consequences }) => ({
      first,
      count: Math.max(1, count),
      operations: operations.size > 0 ? [...operations] : [first.operation],
      consequences: [...consequences],
    }));
}

/** The wrong amount that explains a finding of a sequence; null if there is none. */
function rootOf(finding: Finding, roots: readonly Finding[]): Finding | null {
  if ((finding.check === "vectors" && finding.cause !== undefined) || !IS_SEQUENCE.test(finding.check)) return null;
  const touched = new Set([finding.operation, ...(finding.touches ?? [])]);
  return roots.find(({ operation }) => touched.has(operation)) ?? null;
}

const RANKS: readonly Severity[] = ["error", "warning", "note"];

/**
 * Checks that send several requests. If an amount in one of the calls is wrong, such a check fails too; the report
 * shows that as a consequence of the wrong amount.
 */
const IS_SEQUENCE = /^(S\d+|model_run|parallel_pairs|vectors)$/;

const MARKS: Readonly<Record<Severity, string>> = { error: "✗", warning: "! warning:", note: "· note:" };

export const markOf = (severity: Severity): string => MARKS[severity];

/**
 * Key that groups findings. Ignores list indexes and numbers. For a fault of the whole reply it includes the first word
 * of `got`, because "not found" and "accepted" have different causes.
 */
export function findingKey({ check, severity, pointer, expected, got, cause }: Fault): string {
  if (cause !== undefined) return `${severity}\n${cause}`;
  const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
  const came = place === "" ? got.split(" ", 1) : [];
  return [check, severity, place, expected.replaceAll(/\d+/g, "#"), ...came].join("\n");
}
