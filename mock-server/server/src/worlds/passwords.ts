import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "#ports/secrets.ts";
import { createHashQueue, type Lane } from "./hash-queue.ts";

/** Length of salt and key, in bytes. */
const SALT = 16;
const KEY = 32;

/** Makes a key of a password; the slow part. */
export const deriveByScrypt = (password: string, salt: Buffer, cost: number): Promise<Buffer> => {
  // scrypt needs 128 * N * r bytes; the limit of Node is just below what the real cost needs.
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
};

/** Hashes for members. */
export interface WorldPasswords extends Passwords {
  /** The same for a visitor, who waits behind others of the same name, and among all others in turn. */
  ofVisitor(name: string): Passwords;
}

/**
 * Hashes by scrypt with the given cost (a power of two; 32768 takes about 100 ms and 32 MiB, 16 next to nothing).
 * A hash is `scrypt$cost$salt$key`, so one made at another cost still verifies. Whatever is verified takes the time of
 * this cost: neither an unknown account nor a cheaper hash, as members of scenarios have, can be told by time.
 * Both throw TooMuchHashing when too much waits already.
 */
export function scryptPasswords(cost: number, derive = deriveByScrypt): WorldPasswords {
  const queue = createHashQueue();
  const inLane = (lane: Lane, name = ""): Passwords => {
    const derived = (password: string, salt: Buffer, at: number): Promise<Buffer> =>
      queue.run(lane, at, () => derive(password, salt, at), name.toLowerCase());
    return {
      async hash(password) {
        const salt = randomBytes(SALT);
        const key = await derived(password, salt, cost);
        return `scrypt$${cost}$${salt.toString("base64url")}$${key.toString("base64url")}`;
      },
      async verify(password, stored) {
        const [scheme, storedCost, salt, key] = (stored ?? "").split("$");
        const isHash = scheme === "scrypt" && storedCost && salt && key;
        if (!isHash || Number(storedCost) < cost) await derived(password, randomBytes(SALT), cost);
        if (!isHash) return false;
        const expected = Buffer.from(key, "base64url");
        const actual = await derived(password, Buffer.from(salt, "base64url"), Number(storedCost));
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      },
    };
  };
  return { ...inLane("members"), ofVisitor: (name) => inLane("visitors", name) };
}
