// Test inputs for operations: an empty world, readable password hashes, tokens that count up.
import type { Language, Member, MemberId } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import type { Entropy, Passwords } from "#ports/secrets.ts";
import { memoryStore } from "#store/memory.ts";
import type { OwnedStore } from "#store/store.ts";
import type { Input, OperationId } from "./operation.ts";

/** Readable instead of hashed; the slow hashing has tests of its own. */
const readablePasswords: Passwords = {
  hash: (password) => Promise.resolve(`hash of ${password}`),
  verify: (password, hash) => Promise.resolve(hash === `hash of ${password}`),
};

export const hashToken = (token: string): string => `hash of ${token}`;

function countingEntropy(): Entropy {
  let drawn = 0;
  const next = (): string => String((drawn += 1));
  return {
    hashToken,
    token: () => `token-${next().padStart(37, "0")}`,
    text: (alphabet, length) =>
      next()
        .padStart(length, alphabet.charAt(0))
        .replace(/\d/g, (digit) => alphabet.charAt(Number(digit))),
  };
}

export interface TestWorld {
  readonly store: OwnedStore;
  now: EpochMs;
  /** The member as a session would give it. Throws when there is none. */
  member(id: MemberId): Member;
  /** The input of one call; by default of a visitor, without body, query or file. */
  input<Id extends OperationId>(details: Partial<Omit<Input<Id>, "store">>, language?: Language): Input<Id>;
}

export function testWorld(): TestWorld {
  const entropy = countingEntropy();
  const world: TestWorld = {
    store: memoryStore(undefined, { now: () => world.now }),
    now: asEpochMs(Date.UTC(2026, 0, 15)),
    member(id) {
      const member = world.store.read().members.get(id);
      if (!member) throw new Error(`no member ${id}`);
      return member;
    },
    input<Id extends OperationId>(details: Partial<Omit<Input<Id>, "store">>, language: Language = "ja"): Input<Id> {
      const rest = {
        member: undefined,
        tokenHash: undefined,
        body: undefined,
        query: {},
        intent: null,
        file: undefined,
      };
      const fullUrl = (path: string): string => `http://127.0.0.1:4010/w/test${path}`;
      const given = { ...rest, language, now: world.now, entropy, passwords: readablePasswords, fullUrl, ...details };
      return { ...given, store: world.store } as unknown as Input<Id>;
    },
  };
  return world;
}
