// Secrets of scenarios. They are public, and the same in every process, so that compiling is deterministic.
import { createHash, scryptSync } from "node:crypto";
import { INVITE_CODE } from "#domain/members/member.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A very low scrypt cost (N), because these passwords are public. */
const COST = 16;
const SALT = digest("scenario").subarray(0, 16);
const hashes = new Map<string, string>();

/** Hashes a password in the format that worlds/passwords.ts verifies, always with the same salt. For scenarios only. */
export function fixedSaltHash(password: string): string {
  const known = hashes.get(password);
  if (known !== undefined) return known;
  const key = scryptSync(password, SALT, 32, { N: COST, r: 8, p: 1 });
  const hash = `scrypt$${COST}$${SALT.toString("base64url")}$${key.toString("base64url")}`;
  hashes.set(password, hash);
  return hash;
}

/** An invite code derived from the seed and the number of the draw. */
export const inviteCodeFrom = (seed: string, draw: number): string =>
  [...digest(`${seed}:invite:${draw}`).subarray(0, INVITE_CODE.length)]
    .map((byte) => INVITE_CODE.alphabet.charAt(byte % INVITE_CODE.alphabet.length))
    .join("");

/** A fictional transaction hash, 64 hex digits. */
export const txIdFrom = (seed: string, draw: number): string => digest(`${seed}:tx:${draw}`).toString("hex");
