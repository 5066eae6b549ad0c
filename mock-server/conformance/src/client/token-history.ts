// For each token of a run: its owner, the last request that it was accepted for, and the token that replaced it.
import type { FindingLog } from "./finding-log.ts";
import type { Person } from "./people.ts";
import type { Exchange, Worked } from "./probe.ts";

export interface TokenHistory {
  introduce(person: Person): void;
  personOf(token: string): Person | undefined;
  /** Records a request that the token was accepted for, and the number of exchanges so far. */
  worked(token: string, exchange: Exchange, exchanges: number): void;
  hasWorked(token: string): boolean;
  /** The last request that a token worked for; undefined if none. */
  lastWorked(token: string): Worked | undefined;
  replace(old: string, now: string): void;
  /** The token that replaced `token`; `token` itself if none did. */
  current(token: string): string;
}

export function createTokenHistory(log: FindingLog): TokenHistory {
  const persons = new Map<string, Person>();
  const accepted = new Map<string, { readonly exchange: Exchange; readonly exchanges: number }>();
  const replaced = new Map<string, string>();
  return {
    introduce: (person) => void persons.set(person.token, person),
    personOf: (token) => persons.get(token),
    worked: (token, exchange, exchanges) => void accepted.set(token, { exchange, exchanges }),
    hasWorked: (token) => accepted.has(token),
    lastWorked(token) {
      const last = accepted.get(token);
      if (!last) return undefined;
      const { call, request, case: name } = last.exchange;
      return { case: name, body: request.body, deviation: log.errorAfter(last.exchanges, call.operationId) };
    },
    replace(old, now) {
      for (const [older, token] of replaced) if (token === old) replaced.set(older, now);
      replaced.set(old, now);
    },
    current: (token) => replaced.get(token) ?? token,
  };
}
