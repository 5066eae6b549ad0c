// The request that a report shows with a finding for which none was named.
import type { ShownRequest } from "#replies/finding.ts";

export interface LatestRequests {
  note(operation: string, caseName: string, request: ShownRequest): void;
  /** Notes a request outside the contract's calls; it counts until the next case begins. */
  noteOutside(request: ShownRequest): void;
  forgetOutside(): void;
  /** The case's latest request to the operation, or else its latest of all; null if it sent none. */
  of(operation: string, caseName: string): ShownRequest | null;
}

export function createLatestRequests(): LatestRequests {
  const byCase = new Map<string, ShownRequest>();
  const byOperation = new Map<string, ShownRequest>();
  let outside: ShownRequest | null = null;
  return {
    note(operation, caseName, request) {
      byCase.set(caseName, request);
      byOperation.set(`${operation}\n${caseName}`, request);
    },
    noteOutside: (request) => void (outside = request),
    forgetOutside: () => void (outside = null),
    // The wrong amount is often in the reply of another call than the faulty one.
    of: (operation, caseName) =>
      byOperation.get(`${operation}\n${caseName}`) ?? outside ?? byCase.get(caseName) ?? null,
  };
}
