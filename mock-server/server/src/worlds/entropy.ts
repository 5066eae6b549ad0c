// Where tokens and codes come from: the system's randomness, or a world's seed so that a run can be repeated.
import { createHmac, hash, randomBytes } from "node:crypto";
import type { Entropy } from "#ports/secrets.ts";

export interface SeededEntropy extends Entropy {
  /** How much was drawn; a snapshot keeps it, so that a restored world goes on where it stood. */
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
      // Draws again above the largest multiple of the alphabet, so that every character is equally likely.
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

/** How many tokens a world has given out. */
export interface TokenCount {
  given: number;
  /** Tells the world from every other, so that none of its tokens is ever that of a session elsewhere. */
  readonly salt: string;
}

/**
 * The same seed yields the same draws in any process, and with the same salt the same tokens. Those are counted apart
 * and a restore leaves their count alone: drawn a second time, the token of a session that was undone would open another
 * member's.
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
      tokens.given += 1;
      return block(`token ${tokens.salt} ${tokens.given}`).toString("base64url");
    },
    drawn: () => drawn,
    restore(to) {
      drawn = to;
    },
  };
}
