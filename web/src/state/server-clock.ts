/** How far the server's clock is ahead of this device's, in milliseconds; 0 until the first reply. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Takes the server's time from the `Date` header of a reply that has just come; without a readable one nothing changes. */
export function noteServerDate(date: string | null): void {
  const at = Date.parse(date ?? "");
  if (Number.isNaN(at)) return;
  ahead = at - Date.now();
  for (const listener of listeners) listener();
}

/** Calls `listener` after each reply with a date; returns how to stop. */
export function onServerDate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Epoch milliseconds by the server's clock, which decides what is due; the device's own may be wrong. */
export const serverNow = (): number => Date.now() + ahead;
