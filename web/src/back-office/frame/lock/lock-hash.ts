import { pbkdf2Async } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes } from "@noble/hashes/utils.js";
import type { Lock } from "#back-office/stores/lock.ts";

/** About a tenth of a second on a phone: nothing for one try, long for a list of words. */
const ROUNDS = 20_000;
const SALT_BYTES = 16;

const hashOf = async (password: string, salt: Uint8Array): Promise<string> =>
  bytesToHex(await pbkdf2Async(sha256, password.normalize("NFKC"), salt, { c: ROUNDS, dkLen: 32 }));

/** What is kept of a password: a salt of its own, and a hash of both (PBKDF2, SHA-256). */
export async function lockOf(password: string): Promise<Lock> {
  const salt = randomBytes(SALT_BYTES);
  return { salt: bytesToHex(salt), hash: await hashOf(password, salt) };
}

/** Whether a password is the one that the screen was locked with. */
export async function opens({ salt, hash }: Lock, password: string): Promise<boolean> {
  return salt !== "" && hash !== "" && (await hashOf(password, hexToBytes(salt))) === hash;
}
