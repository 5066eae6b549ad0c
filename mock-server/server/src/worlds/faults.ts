// The fault rules of a world: selects the rule that applies to a call and counts its uses. Injecting the fault into the
// connection is done elsewhere.
import { createHmac } from "node:crypto";
import type { EpochMs } from "#domain/time/time.ts";
import { type CallFacts, countValues, allHold } from "./call-match.ts";
import {
  type FaultEffect,
  type FaultRule,
  type FaultWhen,
  isInWindow,
  secondsLeft,
  stateOfFault,
  type FaultDefinition,
} from "./fault-rule.ts";
import type { Observers } from "./observing/observers.ts";

/** The fault that applies to one call. */
export interface ActingFault {
  /** null for a reply requested by the header Prefer. */
  readonly id: number | null;
  readonly label: string | null;
  readonly when: FaultWhen;
  readonly effect: FaultEffect;
  readonly delayMs: number;
  readonly offContract: boolean;
  /** Retry-After in seconds, for replies that have it. */
  readonly retryAfterS: number | null;
  /** From 0 to below 1, derived from the world's seed. */
  readonly dice: number;
  readonly ended: AbortSignal | null;
}
export interface FoundFault {
  readonly fault: ActingFault;
  /** Counts the use; nothing is counted before. */
  take(): void;
}

/** More than a test needs, and few enough to check on every call. */
export const MOST_FAULTS = 64;
/** The largest total text of a world's rules, in characters of JSON, because every call is compared with it. */
export const MOST_FAULT_TEXT = 256 * 1024;
/** The largest total number of values in a world's rules, including nested ones. */
export const MOST_FAULT_VALUES = 5000;

/** The world has too many rules, or they are too large. */
export class TooManyFaults extends Error {
  override readonly name = "TooManyFaults";
}

export interface Faults {
  /** Whether there are no rules, so that calls can skip the matching. */
  isIdle(): boolean;
  /** The fault that applies to a call, if any; `world` is the world's time. */
  find(facts: CallFacts, isRead: boolean, world: EpochMs): FoundFault | null;
  /** Throws TooManyFaults. */
  add(wanted: FaultDefinition): FaultRule;
  /** Replaces a rule in its position, with nothing matched yet; undefined if there is none. Throws TooManyFaults. */
  replace(id: number, wanted: FaultDefinition): FaultRule | undefined;
  list(): readonly FaultRule[];
  get(id: number): FaultRule | undefined;
  remove(id: number): boolean;
  clear(): void;
  /** The amount of text in its rules. */
  size(): number;
}

/** The size of a rule, and how much of it is compared with each call. */
interface Weight {
  readonly text: number;
  readonly values: number;
}
function weightFrom({ match, effect, label }: FaultDefinition): Weight {
  const text = JSON.stringify([match, effect, label]);
  return { text: text.length, values: countValues(match) };
}
type StoredRule = { -readonly [Key in keyof FaultRule]: FaultRule[Key] } & {
  readonly controller: AbortController;
  readonly weight: Weight;
  /** The current window of a quota. */
  span: { begin: number; calls: number };
};

export interface FaultsOptions {
  readonly seed: () => string;
  /** Called when a rule is created, has acted or is deleted. */
  readonly onChange: (id: number, rule: FaultRule | null) => void;
  readonly observers: Observers;
}

/** The longest time that setTimeout takes, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Aborts the controller at a real time, unless it is aborted before. */
function abortAt(at: number, controller: AbortController, observers: Observers): void {
  const left = at - Date.now();
  if (left <= 0) return controller.abort();
  const goOn = (): void => abortAt(at, controller, observers);
  const timer = setTimeout(() => observers.run("fault-expiry", goOn, undefined), Math.min(left, LONGEST_TIMER_MS));
  timer.unref();
  controller.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}

export function createFaults({ seed, onChange, observers }: FaultsOptions): Faults {
  let rules: StoredRule[] = [];
  let last = 0;

  /** Derived from the rule and its previous matches, so that the same run has the same results. */
  const dice = ({ id, matched }: StoredRule, what: string): number =>
    createHmac("sha256", seed()).update(`fault ${id} ${matched} ${what}`).digest().readUInt32BE(0) / 2 ** 32;

  const acting = (rule: StoredRule, retryAfterS: number | null): ActingFault => {
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
      ended: rule.ended,
    };
  };
  const weightOf = (stored: readonly StoredRule[]): Weight => ({
    text: stored.reduce((sum, { weight }) => sum + weight.text, 0),
    values: stored.reduce((sum, { weight }) => sum + weight.values, 0),
  });
  /** A rule that has matched nothing. Throws TooManyFaults if it and the others are too large together. */
  const createRule = (id: number, wanted: FaultDefinition, others: readonly StoredRule[]): StoredRule => {
    const realNow = Date.now();
    const weight = weightFrom(wanted);
    const held = weightOf(others);
    if (held.text + weight.text > MOST_FAULT_TEXT)
      throw new TooManyFaults(`the faults of a world hold ${MOST_FAULT_TEXT} characters at most`);
    if (held.values + weight.values > MOST_FAULT_VALUES)
      throw new TooManyFaults(`the faults of a world ask for ${MOST_FAULT_VALUES} values at most`);
    const controller = new AbortController();
    const expiresAt = wanted.ttlMs === null ? null : realNow + wanted.ttlMs;
    if (expiresAt !== null) abortAt(expiresAt, controller, observers);
    return {
      ...wanted,
      id,
      createdAt: realNow,
      expiresAt,
      matched: 0,
      acted: 0,
      lastActedAt: null,
      ended: controller.signal,
      controller,
      weight,
      span: { begin: realNow, calls: 0 },
    };
  };
  const drop = (rule: StoredRule): void => {
    rule.controller.abort();
    onChange(rule.id, null);
  };

  return {
    isIdle: () => rules.length === 0,
    find(facts, isRead, now) {
      const realNow = Date.now();
      const counts: (() => void)[] = [];
      for (const rule of rules) {
        if (stateOfFault(rule, realNow) !== "armed" || (rule.readsOnly && !isRead)) continue;
        if (!isInWindow(rule, now) || !allHold(rule.checks, facts)) continue;
        const quota = quotaOf(rule, realNow);
        counts.push(() => {
          rule.matched += 1;
          quota.count();
        });
        const acts = rule.matched >= rule.skip && !quota.hasRoom && dice(rule, "acts") < rule.probability;
        if (!acts) continue;
        const fault = acting(rule, quota.retryAfterS ?? secondsLeft(rule, now));
        const take = (): void => {
          for (const count of counts) count();
          rule.acted += 1;
          rule.lastActedAt = realNow;
          onChange(rule.id, rule);
        };
        return { fault, take };
      }
      for (const count of counts) count();
      return null;
    },
    add(wanted) {
      const realNow = Date.now();
      if (rules.length >= MOST_FAULTS) {
        const finished = rules.find((rule) => rule.acted > 0 && stateOfFault(rule, realNow) !== "armed");
        if (!finished) throw new TooManyFaults(`the world has ${MOST_FAULTS} faults already`);
        rules = rules.filter((rule) => rule !== finished);
        drop(finished);
      }
      const rule = createRule(last + 1, wanted, rules);
      last += 1;
      rules = [...rules, rule];
      onChange(rule.id, rule);
      return rule;
    },
    replace(id, wanted) {
      const old = rules.find((rule) => rule.id === id);
      if (!old) return undefined;
      const others = rules.filter((rule) => rule !== old);
      const replacement = createRule(id, wanted, others);
      rules = rules.map((rule) => (rule === old ? replacement : rule));
      old.controller.abort();
      onChange(id, replacement);
      return replacement;
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

/** The state of a quota: whether another call passes, and how long until the next window. */
function quotaOf(rule: StoredRule, realNow: number) {
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
