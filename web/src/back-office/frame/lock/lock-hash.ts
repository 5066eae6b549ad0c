import { pbkdf2Async } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes } from "@noble/hashes/utils.js";
import type { Lock } from "#back-office/stores/lock.ts";

/** PBKDF2 rounds. They take about 0.1 s on a phone: unnoticeable for one attempt, slow for a dictionary attack. */
const ROUNDS = 20_000;
const SALT_BYTES = 16;

const hashOf = async (password: string, salt: Uint8Array): Promise<string> =>
  bytesToHex(await pbkdf2Async(sha256, password.normalize("NFKC"), salt, { c: ROUNDS, dkLen: 32 }));

/** Stored form of a password: a random salt, and the PBKDF2 hash of password and salt (SHA-256). */
export async function lockOf(password: string): Promise<Lock> {
  const salt = randomBytes(SALT_BYTES);
  return { salt: bytesToHex(salt), hash: await hashOf(password, salt) };
}

/** Whether this password locked the screen. */
export async function opens({ salt, hash }: Lock, password: string): Promise<boolean> {
  return salt !== "" && hash !== "" && (await hashOf(password, hexToBytes(salt))) === hash;
}
