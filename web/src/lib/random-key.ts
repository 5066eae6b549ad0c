/** Bytes as lower-case hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * 32 hexadecimal digits. `crypto.randomUUID` is missing on plain http, as when a phone in the same network opens the
 * page.
 */
export const newKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));
