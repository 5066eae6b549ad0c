// State of the lock screen. It is stored, so that a reload or going back does not unlock, and other tabs lock too.
import { useAtomValue } from "jotai";
import { fieldsOf, storedValue } from "./stored-value.ts";

/** Only this hash of the password is stored: see frame/lock/lock-hash.ts. */
export interface Lock {
  readonly salt: string;
  readonly hash: string;
}

const HEX = /^[0-9a-f]{16,}$/;

const lock = storedValue("lock", (stored): Lock | null => {
  const { salt, hash } = fieldsOf(stored);
  // An invalid stored value still locks the screen. No password opens it then; the user must log out.
  if (stored === null) return null;
  const text = (value: unknown): string => (typeof value === "string" && HEX.test(value) ? value : "");
  return { salt: text(salt), hash: text(hash) };
});

export const useLock = (): Lock | null => useAtomValue(lock.atom);
export const setLock = (next: Lock): void => lock.write(next);
export const unlock = (): void => lock.write(null);
