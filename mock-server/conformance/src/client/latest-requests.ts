// Chooses the request that a report shows for a finding that was reported without one.
import type { ShownRequest } from "#replies/finding.ts";

export interface LatestRequests {
  note(operation: string, caseName: string, request: ShownRequest): void;
  /** Notes a request outside the contract's calls; it counts until the next case begins. */
  noteOutside(request: ShownRequest): void;
  forgetOutside(): void;
  /**
   * The case's latest request to the operation, or else outside the contract's calls, or else to any operation; null if
   * none.
   */
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
    // Fall back to other requests: the case may not have called the faulty operation, because a wrong amount often
    // shows in the reply of another call.
    of: (operation, caseName) =>
      byOperation.get(`${operation}\n${caseName}`) ?? outside ?? byCase.get(caseName) ?? null,
  };
}
