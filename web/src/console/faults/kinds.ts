// The kinds of faults a tester can choose, and the rules they produce.
import type { Fault, NewFault } from "#console/api/faults.ts";

export const KINDS = [
  "lost",
  "refused-connection",
  "silent",
  "half",
  "unavailable",
  "failed",
  "too-many",
  "slow",
  "thin",
  "stale",
  "broken-json",
  "wrong-type",
  "broken-field",
  "quota",
  "example",
] as const;
export type Kind = (typeof KINDS)[number];

type Effect = Pick<NewFault, "when" | "effect" | "delay">;

/** Kinds with a number chosen by the tester. */
type NumberKind = "slow" | "thin" | "quota";

/** Effects of the kinds without parameters. */
const EFFECTS: Readonly<Record<Exclude<Kind, NumberKind | "example">, Effect>> = {
  lost: { when: "after", effect: { abort: "reset" } },
  "refused-connection": { when: "before", effect: { abort: "reset" } },
  silent: { when: "before", effect: { abort: "hang" } },
  half: { when: "after", effect: { abort: "truncate" } },
  unavailable: { when: "before", effect: { reply: { status: 503 } } },
  failed: { when: "before", effect: { reply: { status: 500 } } },
  "too-many": { when: "before", effect: { reply: { status: 429, retryAfter: 30 } } },
  stale: { when: "after", effect: { stale: true } },
  "broken-json": { when: "after", effect: { garble: "json" } },
  "wrong-type": { when: "after", effect: { garble: "content-type" } },
  "broken-field": { when: "after", effect: { garble: "schema" } },
};

function effectOf(choice: Choice): Effect {
  const { kind, example, delayMs, jitterMs, bytesPerSecond, quotaCalls, quotaSeconds } = choice;
  switch (kind) {
    case "slow":
      return { delay: { min: delayMs, max: delayMs + jitterMs } };
    case "thin":
      return { when: "after", effect: { throttle: bytesPerSecond } };
    case "quota":
      return { effect: { quota: { calls: quotaCalls, per: secondsText(quotaSeconds) } } };
    case "example":
      return { effect: { example } };
    default:
      return EFFECTS[kind];
  }
}

/** The longest duration that the contract allows, in seconds. */
export const MOST_SECONDS = 9_999_999;

const secondsText = (seconds: number): string => `PT${seconds}S`;

/** The fault that the tester chooses, and when it applies. */
export interface Choice {
  readonly kind: Kind;
  /** Name of a reply example in the contract, for the kind `example`. */
  readonly example: string;
  /** Empty for every call. */
  readonly operationId: string;
  /** Empty for every member. */
  readonly user: string;
  /** Fields that the request's body must have, by pointer. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly times: number | "always";
  /** How many matching calls the fault skips first. */
  readonly skip: number;
  /** Lifetime in seconds; null for the world's lifetime. */
  readonly ttlSeconds: number | null;
  /** Share of matching calls that the fault affects: 1 for all. */
  readonly probability: number;
  /** How long the fault applies after arming, in hours of world time; 0 for always. */
  readonly hours: number;
  /** For the kind `slow`: delays each reply by `delayMs` plus a random part of `jitterMs`. */
  readonly delayMs: number;
  readonly jitterMs: number;
  /** For the kind `thin`: the speed of the reply. */
  readonly bytesPerSecond: number;
  /** For the kind `quota`: this many calls pass in each period. */
  readonly quotaCalls: number;
  readonly quotaSeconds: number;
}

export const FIRST_CHOICE: Choice = {
  kind: "lost",
  example: "",
  operationId: "wallet.bankWithdrawal",
  user: "",
  body: {},
  times: 1,
  skip: 0,
  ttlSeconds: null,
  probability: 1,
  hours: 0,
  delayMs: 3000,
  jitterMs: 0,
  bytesPerSecond: 1000,
  quotaCalls: 5,
  quotaSeconds: 60,
};

/** Whether every number that the rule needs is valid; invalid input is NaN. */
export function hasNumbers({ kind, ttlSeconds, ...choice }: Choice): boolean {
  const { delayMs, jitterMs, bytesPerSecond, quotaCalls, quotaSeconds } = choice;
  const needed: Readonly<Partial<Record<Kind, readonly number[]>>> = {
    slow: [delayMs, jitterMs],
    thin: [bytesPerSecond],
    quota: [quotaCalls, quotaSeconds],
  };
  return [ttlSeconds ?? 0, ...(needed[kind] ?? [])].every(Number.isFinite);
}

const HOUR_MS = 3_600_000;

/** The rule for a choice that is armed at the given world time (ISO). */
export function ruleOf(choice: Choice, now: string): NewFault {
  const { kind, operationId, user, body, times, skip, ttlSeconds, probability, hours } = choice;
  return {
    match: {
      ...(operationId !== "" && { operationId }),
      ...(user !== "" && { user }),
      ...(Object.keys(body).length > 0 && { body: { ...body } }),
    },
    ...effectOf(choice),
    // Omit `times` for a quota, so that the server applies the rule to every call of the period.
    ...(kind !== "quota" && times !== 1 && { times }),
    ...(skip > 0 && { skip }),
    ...(ttlSeconds !== null && { ttl: secondsText(ttlSeconds) }),
    ...(probability < 1 && { probability }),
    ...(hours > 0 && { window: { until: new Date(Date.parse(now) + hours * HOUR_MS).toISOString() } }),
    // Allow replies outside the contract, which documents these failures for few operations only.
    ...((kind === "unavailable" || kind === "failed" || kind === "too-many") && { offContract: true }),
  };
}

/** Finds the form's kind for a rule; null if none matches, as for some rules created through the API. */
export function kindOf({ when, effect, delay }: Pick<Fault, "when" | "effect" | "delay">): Kind | null {
  if ("none" in effect) return delay === null ? null : "slow";
  if ("throttle" in effect) return "thin";
  if ("quota" in effect) return "quota";
  const found = Object.entries(EFFECTS).find(
    ([, made]) =>
      JSON.stringify(made.effect) === JSON.stringify(effect) && (made.when === undefined || made.when === when),
  );
  return (found?.[0] as Kind | undefined) ?? null;
}

/** The editable fields of a rule, as a request. `ttl` is the original lifetime: saving the rule restarts it. */
export function editableOf(rule: Fault): NewFault {
  const { label, match, when, effect, delay, skip, times, probability, window, offContract } = rule;
  const ttlMs = rule.expiresAt === null ? null : Date.parse(rule.expiresAt) - Date.parse(rule.createdAt);
  return {
    ...(label !== null && { label }),
    match,
    when,
    ...(!("none" in effect) && { effect }),
    ...(delay !== null && { delay }),
    skip,
    times,
    probability,
    ...(ttlMs !== null && { ttl: secondsText(Math.ceil(ttlMs / 1000)) }),
    ...(window !== null && { window }),
    offContract,
  };
}
