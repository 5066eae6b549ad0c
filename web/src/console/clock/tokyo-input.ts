const TOKYO_MS = 9 * 60 * 60_000;

/** An ISO time as the value of a datetime-local input, in Tokyo: `2026-02-01T09:00`. */
export const tokyoInput = (iso: string): string => new Date(Date.parse(iso) + TOKYO_MS).toISOString().slice(0, 16);
