import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "#ports/secrets.ts";
import { createHashQueue, type Lane } from "./hash-queue.ts";

/** Lengths of salt and key in bytes. */
const SALT = 16;
const KEY = 32;

/** Derives a key from a password; the slow part. */
export const deriveByScrypt = (password: string, salt: Buffer, cost: number): Promise<Buffer> => {
  // Allows twice the 128 * N * r bytes that scrypt needs. Node's default limit of 32 MiB would refuse a cost of 32,768.
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
};

/** Password hashing of a world. `hash` and `verify` are for members with a session. */
export interface WorldPasswords extends Passwords {
  /** Hashing for a visitor: requests with the same name queue behind each other, and the names take turns. */
  ofVisitor(name: string, hasAccount: boolean): Passwords;
}

/**
 * Hashes by scrypt with the given cost (a power of two; 32768 takes about 100 ms and 32 MiB, 16 almost nothing). A hash
 * is `scrypt$cost$salt$key`, so hashes of another cost still verify. Every verification takes at least the time of the
 * given cost, so that timing reveals neither an unknown account nor a scenario member's cheaper hash. Throws a
 * RequestFault (429) when too much is waiting.
 */
export function scryptPasswords(cost: number, derive = deriveByScrypt): WorldPasswords {
  const queue = createHashQueue();
  const inLane = (lane: Lane, name = ""): Passwords => {
    const deriveInTurn = (password: string, salt: Buffer, at: number): Promise<Buffer> =>
      // Different Unicode encodings of the same characters are the same password.
      queue.run(lane, at, () => derive(password.normalize("NFC"), salt, at), name.toLowerCase());
    return {
      async hash(password) {
        const salt = randomBytes(SALT);
        const key = await deriveInTurn(password, salt, cost);
        return `scrypt$${cost}$${salt.toString("base64url")}$${key.toString("base64url")}`;
      },
      async verify(password, stored) {
        const [scheme, storedCost, salt, key] = (stored ?? "").split("$");
        const isHash = scheme === "scrypt" && storedCost && salt && key;
        if (!isHash || Number(storedCost) < cost) await deriveInTurn(password, randomBytes(SALT), cost);
        if (!isHash) return false;
        const expected = Buffer.from(key, "base64url");
        const actual = await deriveInTurn(password, Buffer.from(salt, "base64url"), Number(storedCost));
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      },
    };
  };
  return { ...inLane("members"), ofVisitor: (name, hasAccount) => inLane(hasAccount ? "visitors" : "strangers", name) };
}
