// The rules by which calls of a world go wrong: which of them acts on a call, and how often it has. What acting does to
// a connection is not known here.
import { createHmac } from "node:crypto";
import type { EpochMs } from "#domain/time.ts";
import { type CallFacts, countValues, holdAll } from "./call-match.ts";
import {
  type FaultEffect,
  type FaultRule,
  type FaultWhen,
  isInWindow,
  leftOf,
  stateOfFault,
  type WantedFault,
} from "./fault-rule.ts";

/** A fault that acts on one call. */
export interface ActingFault {
  /** null for a wish that came with the request itself. */
  readonly id: number | null;
  readonly label: string | null;
  readonly when: FaultWhen;
  readonly effect: FaultEffect;
  readonly delayMs: number;
  readonly offContract: boolean;
  /** Seconds, for replies that say when to come again. */
  readonly retryAfterS: number | null;
  /** From 0 to below 1, by the world's seed. */
  readonly dice: number;
  readonly gone: AbortSignal | null;
}
export interface FoundFault {
  readonly fault: ActingFault;
  /** Counts it; until then nothing has happened. */
  take(): void;
}

/** More than a test needs, and few enough to be asked for each call. */
export const MOST_FAULTS = 64;
/** The most text in the rules of a world together, in characters of JSON: each call is compared with all of it. */
export const MOST_FAULT_TEXT = 256 * 1024;
/** The most values in the rules of a world together, those inside of values included. */
export const MOST_FAULT_VALUES = 5000;

/** There is no room for another rule: too many, or too much in them. */
export class TooManyFaults extends Error {
  override readonly name = "TooManyFaults";
}

export interface Faults {
  /** Whether no rule can act: what a call costs in a world without rules. */
  isIdle(): boolean;
  /** Whether a rule is armed that ends a connection without a word. */
  mayBreakOff(): boolean;
  /** The rule that acts on a call, if any; `world` is the world's time. */
  find(facts: CallFacts, isRead: boolean, world: EpochMs): FoundFault | null;
  /** Throws TooManyFaults. */
  add(wanted: WantedFault): FaultRule;
  list(): readonly FaultRule[];
  get(id: number): FaultRule | undefined;
  remove(id: number): boolean;
  clear(): void;
  /** How much text its rules hold. */
  size(): number;
}

/** How much a rule holds, and how much is compared with each call. */
interface Weight {
  readonly text: number;
  readonly values: number;
}
function weigh({ match, effect, label }: WantedFault): Weight {
  const text = JSON.stringify([match, effect, label]);
  return { text: text.length, values: countValues(match) };
}
type Kept = { -readonly [Key in keyof FaultRule]: FaultRule[Key] } & {
  readonly controller: AbortController;
  readonly weight: Weight;
  /** A quota's present span. */
  span: { begin: number; calls: number };
};

export interface FaultsOptions {
  readonly seed: () => string;
  /** A rule was made, has acted or is gone. */
  readonly changed: (id: number, rule: FaultRule | null) => void;
}

/** Whether an effect ends the connection without a word. */
export const breaksOff = ({ effect }: { readonly effect: FaultEffect }): boolean =>
  "abort" in effect && (effect.abort === "reset" || effect.abort === "empty");

export function createFaults({ seed, changed }: FaultsOptions): Faults {
  let rules: Kept[] = [];
  let last = 0;

  /** By rule and by what it met before, so that the same run falls the same way. */
  const dice = ({ id, matched }: Kept, what: string): number =>
    createHmac("sha256", seed()).update(`fault ${id} ${matched} ${what}`).digest().readUInt32BE(0) / 2 ** 32;

  const acting = (rule: Kept, retryAfterS: number | null): ActingFault => {
    const { min, max } = rule.delay ?? { min: 0, max: 0 };
    return {
      id: rule.id,
      label: rule.label,
      when: rule.when,
      effect: rule.effect,
      delayMs: min + Math.floor(dice(rule, "delay") * (max - min + 1)),
      offContract: rule.offContract,
      retryAfterS,
      dice: dice(rule, "effect"),
      gone: rule.gone,
    };
  };
  const weightOf = (kept: readonly Kept[]): Weight => ({
    text: kept.reduce((sum, { weight }) => sum + weight.text, 0),
    values: kept.reduce((sum, { weight }) => sum + weight.values, 0),
  });
  const drop = (rule: Kept): void => {
    rule.controller.abort();
    changed(rule.id, null);
  };

  return {
    isIdle: () => rules.length === 0,
    mayBreakOff: () => rules.some((rule) => breaksOff(rule) && stateOfFault(rule) === "armed"),
    find(facts, isRead, now) {
      const realNow = Date.now();
      const counts: (() => void)[] = [];
      for (const rule of rules) {
        if (stateOfFault(rule, realNow) !== "armed" || (rule.readsOnly && !isRead)) continue;
        if (!isInWindow(rule, now) || !holdAll(rule.checks, facts)) continue;
        const quota = quotaOf(rule, realNow);
        counts.push(() => {
          rule.matched += 1;
          quota.count();
        });
        const acts = rule.matched >= rule.skip && !quota.hasRoom && dice(rule, "acts") < rule.probability;
        if (!acts) continue;
        const fault = acting(rule, quota.retryAfterS ?? leftOf(rule, now));
        const take = (): void => {
          for (const count of counts) count();
          rule.acted += 1;
          rule.lastActedAt = realNow;
          changed(rule.id, rule);
        };
        return { fault, take };
      }
      for (const count of counts) count();
      return null;
    },
    add(wanted) {
      const realNow = Date.now();
      if (rules.length >= MOST_FAULTS) {
        const over = rules.find((rule) => rule.acted > 0 && stateOfFault(rule, realNow) !== "armed");
        if (!over) throw new TooManyFaults(`the world has ${MOST_FAULTS} faults already`);
        rules = rules.filter((rule) => rule !== over);
        drop(over);
      }
      const weight = weigh(wanted);
      const held = weightOf(rules);
      if (held.text + weight.text > MOST_FAULT_TEXT)
        throw new TooManyFaults(`the faults of a world hold ${MOST_FAULT_TEXT} characters at most`);
      if (held.values + weight.values > MOST_FAULT_VALUES)
        throw new TooManyFaults(`the faults of a world ask for ${MOST_FAULT_VALUES} values at most`);
      last += 1;
      const controller = new AbortController();
      const rule: Kept = {
        ...wanted,
        id: last,
        createdAt: realNow,
        expiresAt: wanted.ttlMs === null ? null : realNow + wanted.ttlMs,
        matched: 0,
        acted: 0,
        lastActedAt: null,
        gone: controller.signal,
        controller,
        weight,
        span: { begin: realNow, calls: 0 },
      };
      rules = [...rules, rule];
      changed(rule.id, rule);
      return rule;
    },
    list: () => rules,
    get: (id) => rules.find((rule) => rule.id === id),
    remove(id) {
      const rule = rules.find((rule) => rule.id === id);
      if (!rule) return false;
      rules = rules.filter((other) => other !== rule);
      drop(rule);
      return true;
    },
    clear() {
      const all = rules;
      rules = [];
      for (const rule of all) drop(rule);
    },
    size: () => weightOf(rules).text,
  };
}

/** Where a quota stands: whether one more call passes, and how long until the next span. */
function quotaOf(rule: Kept, realNow: number) {
  if (!("quota" in rule.effect)) return { hasRoom: false, retryAfterS: null, count: () => {} };
  const isNext = realNow >= rule.span.begin + rule.quotaMs;
  const span = isNext ? { begin: realNow, calls: 0 } : rule.span;
  return {
    hasRoom: span.calls < rule.effect.quota.calls,
    retryAfterS: Math.max(1, Math.ceil((span.begin + rule.quotaMs - realNow) / 1000)),
    count() {
      rule.span = { begin: span.begin, calls: span.calls + 1 };
    },
  };
}
