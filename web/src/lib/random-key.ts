/** Bytes as lower-case hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * 32 random hexadecimal digits. Not `crypto.randomUUID`, because browsers omit it on plain http, for example when a
 * phone opens a development server in the same network.
 */
export const newKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));
