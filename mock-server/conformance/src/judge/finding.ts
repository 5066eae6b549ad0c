import { type CheckName, rankOf } from "./check.ts";

/** What a reply, or several, did wrong. */
export interface Fault {
  readonly check: CheckName;
  readonly severity: "error" | "note";
  /** What the contract says, in a few words. */
  readonly expected: string;
  readonly got: string;
  /** Where in the reply, as a JSON pointer; empty for all of it. */
  readonly pointer: string;
}

/** A fault with the call and the request that showed it. */
export interface Finding extends Fault {
  readonly operation: string;
  /** Name of the case or sequence that found it. */
  readonly case: string;
  readonly request: ShownRequest | null;
}

/** A request as a report may show it: secrets are masked, a long body is cut. */
export interface ShownRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Findings with one cause: the same check, the same place, the same thing wrong. */
export interface Cause {
  readonly first: Finding;
  readonly count: number;
  readonly operations: readonly string[];
}

/**
 * What findings of one cause have in common: what differs in items of a list or in figures only is one cause. Of a fault
 * of the whole reply what came counts as well, by its first word: not found is another cause than let in.
 */
export function causeOf({ check, severity, pointer, expected, got }: Fault): string {
  const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
  const came = place === "" ? got.split(" ", 1) : [];
  return [check, severity, place, expected.replaceAll(/\d+/g, "#"), ...came].join("\n");
}

/** How a severity is told, with a word for what is no error. */
export const markOf = (severity: Fault["severity"]): string => (severity === "error" ? "✗" : "· note:");

/** Groups findings by their cause: errors first, among them what does more harm, then what came more often. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const groups = new Map<string, { first: Finding; count: number; operations: Set<string> }>();
  for (const finding of findings) {
    const key = causeOf(finding);
    const group = groups.get(key) ?? { first: finding, count: 0, operations: new Set() };
    group.count += 1;
    group.operations.add(finding.operation);
    groups.set(key, group);
  }
  const kind = ({ first }: { first: Finding }): number => (first.severity === "error" ? 0 : 1);
  return [...groups.values()]
    .toSorted((a, b) => kind(a) - kind(b) || rankOf(a.first.check) - rankOf(b.first.check) || b.count - a.count)
    .map(({ first, count, operations }) => ({ first, count, operations: [...operations] }));
}
