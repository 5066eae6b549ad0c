const USUAL_MS = 1_000;
/** Longer than the client's time-out, so that the cancel demo always has a pending request to cancel. */
const UNTIL_CANCELLED_MS = 600_000;

/** How long the reply of a call is delayed, in milliseconds; 0 for calls outside the back office. */
export function delayOf(operationId: string): number {
  if (operationId === "mock.request.expired") return 0;
  if (operationId.startsWith("mock.request.")) return UNTIL_CANCELLED_MS;
  return operationId.startsWith("mock.") ? USUAL_MS : 0;
}
