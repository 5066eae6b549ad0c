const TOKYO_MS = 9 * 60 * 60_000;

/** Converts an ISO time to Tokyo time for a datetime-local input, such as `2026-02-01T09:00`. */
export const tokyoInput = (iso: string): string => new Date(Date.parse(iso) + TOKYO_MS).toISOString().slice(0, 16);
