// A world for tests of operations: empty by default, with readable password hashes, and tokens that count up.
import { memberOf } from "#domain/members/member.ts";
import type { Language, Member, MemberId } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import type { Entropy, Passwords } from "#ports/secrets.ts";
import { memoryStore } from "#store/memory.ts";
import type { Root } from "#store/root.ts";
import type { OwnedStore } from "#store/store.ts";
import type { Input, Operation, OperationId } from "./operation.ts";

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

type Details<Id extends OperationId> = Partial<Omit<Input<Id>, "store">>;

export interface TestWorld {
  readonly store: OwnedStore;
  now: EpochMs;
  /** The member as a session would give it. Throws when there is none. */
  member(id: MemberId): Member;
  /** Executes one call; by default of a visitor, without body, query or file. */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    details?: Details<Id>,
    language?: Language,
  ): ReturnType<Operation<Id>>;
}

export function testWorld(root?: Root): TestWorld {
  const entropy = countingEntropy();
  const world: TestWorld = {
    store: memoryStore(root, { now: () => world.now }),
    now: asEpochMs(Date.UTC(2026, 0, 15)),
    member: (id) => memberOf(world.store.read(), id),
    call<Id extends OperationId>(operation: Operation<Id>, details: Details<Id> = {}, language: Language = "ja") {
      const input = {
        member: undefined,
        tokenHash: undefined,
        body: undefined,
        query: {},
        intent: null,
        file: undefined,
        language,
        now: world.now,
        entropy,
        passwords: readablePasswords,
        fullUrl: (path: string): string => `http://127.0.0.1:4010/w/test${path}`,
        ...details,
        store: world.store,
      };
      return operation(input as unknown as Input<Id>);
    },
  };
  return world;
}
