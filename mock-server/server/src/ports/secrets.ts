/** Source of tokens and other random values: the seed in test worlds, the system otherwise. */
export interface Entropy {
  /** A new session token, 43 characters of base64url. */
  token(): string;
  /** SHA-256 of a token, hex: the key of its session, so that the state contains no token. */
  hashToken(token: string): string;
  /** `length` random characters of `alphabet`. */
  text(alphabet: string, length: number): string;
}

/** Hashing of login and trading passwords; slow and memory-hard on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** false without a hash, but after the same time, so that the time of the reply does not reveal unknown accounts. */
  verify(password: string, hash: string | null): Promise<boolean>;
}
