// A fault rule as its world stores it: with its size, its uses and the timer that ends it.
import { countValues } from "../call-match.ts";
import type { Observers } from "../observing/observers.ts";
import type { FaultDefinition, FaultRule } from "./fault-rule.ts";

/** The largest total text of a world's rules, in characters of JSON, because every call is compared with it. */
const MOST_FAULT_TEXT = 256 * 1024;
/** The largest total number of values in a world's rules, including nested ones. */
const MOST_FAULT_VALUES = 5000;

/** The world has too many rules, or they are too large. */
export class TooManyFaults extends Error {
  override readonly name = "TooManyFaults";
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

export type StoredRule = { -readonly [Key in keyof FaultRule]: FaultRule[Key] } & {
  readonly controller: AbortController;
  readonly weight: Weight;
  /** The current window of a quota. */
  span: { begin: number; calls: number };
};

/** The longest delay that setTimeout accepts, in milliseconds. */
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

export const weightOf = (stored: readonly StoredRule[]): Weight => ({
  text: stored.reduce((sum, { weight }) => sum + weight.text, 0),
  values: stored.reduce((sum, { weight }) => sum + weight.values, 0),
});

/** Creates a rule that has matched nothing. Throws TooManyFaults if it and the others are too large together. */
export function createRule(
  id: number,
  wanted: FaultDefinition,
  { others, observers }: { others: readonly StoredRule[]; observers: Observers },
): StoredRule {
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
}
