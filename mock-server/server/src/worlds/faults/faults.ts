// The fault rules of a world, in their order. The folder http/faults injects the faults.
import type { EpochMs } from "#domain/time/time.ts";
import type { CallFacts } from "../call-match.ts";
import type { Observers } from "../observing/observers.ts";
import { findFault, type FoundFault } from "./acting-fault.ts";
import { type FaultDefinition, type FaultRule, stateOfFault } from "./fault-rule.ts";
import { createRule, type StoredRule, TooManyFaults, weightOf } from "./stored-rule.ts";

/** How many rules a world may have: more than a test needs, and few enough to check on every call. */
const MOST_FAULTS = 64;

export interface Faults {
  /** Whether there are no rules, so that calls can skip the matching. */
  isIdle(): boolean;
  /** The fault that applies to a call, if any; `world` is the world's time. */
  find(facts: CallFacts, isRead: boolean, world: EpochMs): FoundFault | null;
  /** Adds a rule after the others. Throws TooManyFaults. */
  add(wanted: FaultDefinition): FaultRule;
  /**
   * Replaces a rule in its position and restarts its counts; undefined if there is no such rule. Throws TooManyFaults.
   */
  replace(id: number, wanted: FaultDefinition): FaultRule | undefined;
  list(): readonly FaultRule[];
  get(id: number): FaultRule | undefined;
  remove(id: number): boolean;
  clear(): void;
  /** The length of the rules' text, in characters. */
  size(): number;
}

interface FaultsOptions {
  readonly seed: () => string;
  /** Called when a rule is created, replaced or deleted, and when it has acted; `rule` is null after a deletion. */
  readonly onChange: (id: number, rule: FaultRule | null) => void;
  readonly observers: Observers;
}

export function createFaults({ seed, onChange, observers }: FaultsOptions): Faults {
  let rules: StoredRule[] = [];
  let last = 0;

  const drop = (rule: StoredRule): void => {
    rule.controller.abort();
    onChange(rule.id, null);
  };

  return {
    isIdle: () => rules.length === 0,
    find: (facts, isRead, world) => findFault(rules, { facts, isRead, now: world }, { seed, onChange }),
    add(wanted) {
      const realNow = Date.now();
      if (rules.length >= MOST_FAULTS) {
        const finished = rules.find((rule) => rule.acted > 0 && stateOfFault(rule, realNow) !== "armed");
        if (!finished) throw new TooManyFaults(`the world has ${MOST_FAULTS} faults already`);
        rules = rules.filter((rule) => rule !== finished);
        drop(finished);
      }
      const rule = createRule(last + 1, wanted, { others: rules, observers });
      last += 1;
      rules = [...rules, rule];
      onChange(rule.id, rule);
      return rule;
    },
    replace(id, wanted) {
      const old = rules.find((rule) => rule.id === id);
      if (!old) return undefined;
      const others = rules.filter((rule) => rule !== old);
      const replacement = createRule(id, wanted, { others, observers });
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
