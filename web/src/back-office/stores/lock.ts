// The locked screen: in storage, so that reload, back and other tabs find it locked too.
import { useAtomValue } from "jotai";
import { fieldsOf, kept } from "./kept.ts";

/** Of the password nothing is kept but this: see layout/lock/lock-hash.ts. */
export interface Lock {
  readonly salt: string;
  readonly hash: string;
}

const HEX = /^[0-9a-f]{16,}$/;

const lock = kept("lock", (stored): Lock | null => {
  const { salt, hash } = fieldsOf(stored);
  // Any other stored value still means locked; no password opens that, only a new login.
  if (stored === null) return null;
  const text = (value: unknown): string => (typeof value === "string" && HEX.test(value) ? value : "");
  return { salt: text(salt), hash: text(hash) };
});

export const useLock = (): Lock | null => useAtomValue(lock.atom);
export const setLock = (next: Lock): void => lock.write(next);
export const unlock = (): void => lock.write(null);
