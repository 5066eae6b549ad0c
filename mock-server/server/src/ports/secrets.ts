// Secrets and randomness, and how secrets are stored.

/** Secrets and randomness, from the seed in test worlds and from the system otherwise. */
export interface Entropy {
  /** A new session token, 43 characters of base64url. */
  token(): string;
  /** SHA-256 of a token, hex: the key of its session, so that the state contains no token. */
  hashToken(token: string): string;
  /** `length` random characters of `alphabet`. */
  text(alphabet: string, length: number): string;
}

/** Slow, memory-hard hashing of passwords and trading passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Returns false without a hash, after the same time, so that timing does not reveal unknown accounts. */
  verify(password: string, hash: string | null): Promise<boolean>;
}
