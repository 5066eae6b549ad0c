// Where secrets and chance come from, and how secrets are kept.

/** Secrets and chance, from the world's seed in test worlds and from the system otherwise. */
export interface Entropy {
  /** A new session token, 43 characters of base64url. */
  token(): string;
  /** SHA-256 of a token, hex: the key under which its session is kept, so that the state holds no token. */
  hashToken(token: string): string;
  /** `length` characters out of `alphabet`. */
  text(alphabet: string, length: number): string;
}

/** Slow, memory-hard hashing of passwords and trading passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With no hash it takes the time of one and answers false, so that an unknown account cannot be told by time. */
  verify(password: string, hash: string | null): Promise<boolean>;
}
