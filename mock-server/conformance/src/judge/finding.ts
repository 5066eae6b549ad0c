import { type CheckName, rankOf } from "./check.ts";

/** Only an error fails a run; a warning is a rule that a server should keep, a note a remark. */
export type Severity = "error" | "warning" | "note";

/** What a reply, or several, did wrong. */
export interface Fault {
  readonly check: CheckName;
  readonly severity: Severity;
  /** What the contract says, in a few words. */
  readonly expected: string;
  readonly got: string;
  /** Where in the reply, as a JSON pointer; empty for all of it. */
  readonly pointer: string;
  /** The known cause, in words, such as a rounding: findings with the same words have one cause, whatever showed it. */
  readonly cause?: string;
}

/** A fault with the call and the request that showed it. */
export interface Finding extends Fault {
  readonly operation: string;
  /** Name of the case or sequence that found it. */
  readonly case: string;
  readonly request: ShownRequest | null;
  /** The calls of the sequence that found it; left out where a single request did. */
  readonly touches?: readonly string[];
  /** What could not be judged because of it, `case at operation`; it grows while a run goes on. */
  readonly consequences?: string[];
}

/** A request as a report may show it, so that it can be sent again: secrets are masked, nothing else is changed. */
export interface ShownRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** A body of bytes: parts in Base64, and numbers of zeros; left out for a text. */
  readonly bytes?: readonly (string | number)[];
}

/** Findings with one cause: the same check, the same place, the same thing wrong. */
export interface Cause {
  readonly first: Finding;
  readonly count: number;
  readonly operations: readonly string[];
  /** Checks and sequences that fail because of it. */
  readonly consequences: readonly string[];
}

/**
 * What findings of one cause have in common: what differs in items of a list or in figures only is one cause. Of a fault
 * of the whole reply, what was received counts as well, by its first word: "not found" and "accepted" are two causes.
 */
export function causeOf({ check, severity, pointer, expected, got, cause }: Fault): string {
  if (cause !== undefined) return `${severity}\n${cause}`;
  const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
  const came = place === "" ? got.split(" ", 1) : [];
  return [check, severity, place, expected.replaceAll(/\d+/g, "#"), ...came].join("\n");
}

/** How a report marks a severity. */
const MARKS: Readonly<Record<Severity, string>> = { error: "✗", warning: "! warning:", note: "· note:" };
export const markOf = (severity: Severity): string => MARKS[severity];

const RANKS: readonly Severity[] = ["error", "warning", "note"];
/** Checks of several requests, which fail as well when a call that they use does a sum in another way. */
const IS_SEQUENCE = /^(S\d+|model_run|parallel_pairs|vectors)$/;

/** The known cause that a finding of a sequence follows from; null where there is none. */
function rootOf(finding: Finding, roots: readonly Finding[]): Finding | null {
  if ((finding.check === "vectors" && finding.cause !== undefined) || !IS_SEQUENCE.test(finding.check)) return null;
  const touched = new Set([finding.operation, ...(finding.touches ?? [])]);
  return roots.find(({ operation }) => touched.has(operation)) ?? null;
}

/** Groups findings by their cause: errors first, then the more harmful, then the more frequent ones. */
export function causesOf(findings: readonly Finding[]): Cause[] {
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
    const key = causeOf(root ?? finding);
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
