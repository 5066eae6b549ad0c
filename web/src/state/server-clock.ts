/** How far the server's clock is ahead of this device's, in ms; 0 until the first reply. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Sets the server's clock from the `Date` header of a reply that has just arrived; ignores an unreadable header. */
export function noteServerDate(date: string | null): void {
  const at = Date.parse(date ?? "");
  if (Number.isNaN(at)) return;
  ahead = at - Date.now();
  for (const listener of listeners) listener();
}

/** Calls `listener` after each reply with a date; returns an unsubscribe function. */
export function onServerDate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The time on the server's clock, in epoch milliseconds. Due times are compared with it, because the device's clock may
 * be wrong.
 */
export const serverNow = (): number => Date.now() + ahead;
