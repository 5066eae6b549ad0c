// The source of tokens and codes: the system's randomness, or a world's seed for reproducible runs.
import { createHmac, hash, randomBytes } from "node:crypto";
import type { Entropy } from "#ports/secrets.ts";

export interface SeededEntropy extends Entropy {
  /** How many blocks were drawn; a snapshot stores it, so that a restored world continues from there. */
  drawn(): number;
  restore(drawn: number): void;
}

const TOKEN_BYTES = 32;

export const hashToken = (token: string): string => hash("sha256", token);

function entropyFrom(bytes: (count: number) => Buffer): Entropy {
  return {
    hashToken,
    token: () => bytes(TOKEN_BYTES).toString("base64url"),
    text(alphabet, length) {
      // Skips bytes from the largest multiple of the alphabet's length on, so that every character is equally likely.
      const limit = 256 - (256 % alphabet.length);
      let text = "";
      while (text.length < length) {
        for (const byte of bytes(length)) {
          if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length);
        }
      }
      return text;
    },
  };
}

export const systemEntropy: Entropy = entropyFrom(randomBytes);

export interface TokenCount {
  issued: number;
  /** Unique per world, so that no token of one world is ever valid in another. */
  readonly salt: string;
}

/**
 * Draws the same values in any process for the same seed, and the same tokens for the same seed and salt. A restore
 * does not reset the counter of tokens: a repeated token would open the session of another member.
 */
export function seededEntropy(seed: string, tokens: TokenCount): SeededEntropy {
  let drawn = 0;
  const block = (name: string): Buffer => createHmac("sha256", seed).update(name).digest();
  const bytes = (count: number): Buffer => {
    const blocks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      blocks.push(block(String(drawn)));
      drawn += 1;
    }
    return Buffer.concat(blocks).subarray(0, count);
  };
  return {
    hashToken,
    text: entropyFrom(bytes).text,
    token() {
      tokens.issued += 1;
      return block(`token ${tokens.salt} ${tokens.issued}`).toString("base64url");
    },
    drawn: () => drawn,
    restore(to) {
      drawn = to;
    },
  };
}
