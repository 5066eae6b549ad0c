// Selects the fault rule that applies to a call and counts its uses.
import { createHmac } from "node:crypto";
import type { EpochMs } from "#domain/time/time.ts";
import { allHold, type CallFacts } from "../call-match.ts";
import {
  type FaultEffect,
  type FaultRule,
  type FaultWhen,
  isInWindow,
  secondsLeft,
  stateOfFault,
} from "./fault-rule.ts";
import type { StoredRule } from "./stored-rule.ts";

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
  /** A random number in [0, 1), derived from the world's seed. */
  readonly dice: number;
  readonly ended: AbortSignal | null;
}
export interface FoundFault {
  readonly fault: ActingFault;
  /** Counts the use; nothing is counted before. */
  take(): void;
}

interface MatchedCall {
  readonly facts: CallFacts;
  readonly isRead: boolean;
  /** The world's time. */
  readonly now: EpochMs;
}
interface WorldOfRules {
  readonly seed: () => string;
  readonly onChange: (id: number, rule: FaultRule) => void;
}

/** A number in [0, 1) derived from the rule and its previous matches, so that the same run has the same results. */
const dice = (seed: string, { id, matched }: StoredRule, what: string): number =>
  createHmac("sha256", seed).update(`fault ${id} ${matched} ${what}`).digest().readUInt32BE(0) / 2 ** 32;

function actingFault(seed: string, rule: StoredRule, retryAfterS: number | null): ActingFault {
  const { min, max } = rule.delay ?? { min: 0, max: 0 };
  return {
    id: rule.id,
    label: rule.label,
    when: rule.when,
    effect: rule.effect,
    delayMs: min + Math.floor(dice(seed, rule, "delay") * (max - min + 1)),
    offContract: rule.offContract,
    retryAfterS,
    dice: dice(seed, rule, "effect"),
    ended: rule.ended,
  };
}

/**
 * The first rule that applies to a call; `take` counts its use, and the match of every rule up to it. If no rule
 * applies, the matches are counted at once.
 */
export function findFault(
  rules: readonly StoredRule[],
  { facts, isRead, now }: MatchedCall,
  { seed, onChange }: WorldOfRules,
): FoundFault | null {
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
    const acts = rule.matched >= rule.skip && !quota.hasRoom && dice(seed(), rule, "acts") < rule.probability;
    if (!acts) continue;
    const fault = actingFault(seed(), rule, quota.retryAfterS ?? secondsLeft(rule, now));
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
