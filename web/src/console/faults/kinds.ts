// What can go wrong, as a tester chooses it, and the rule that comes of it.
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

/** Kinds whose effect is a number of the tester's. */
type NumberKind = "slow" | "thin" | "quota";

/** Each kind but those with numbers and `example`, whose name is chosen. */
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

/** The most seconds that the contract's durations hold. */
export const MOST_SECONDS = 9_999_999;

/** Seconds as an ISO duration. */
const secondsText = (seconds: number): string => `PT${seconds}S`;

/** What a tester has chosen. */
export interface Choice {
  readonly kind: Kind;
  /** Of the contract; of the kind `example`. */
  readonly example: string;
  /** Empty for every call. */
  readonly operationId: string;
  /** Empty for everybody. */
  readonly user: string;
  /** Fields that the request's body must hold, by pointer. */
  readonly body: Readonly<Record<string, unknown>>;
  /** How often it acts. */
  readonly times: number | "always";
  /** How many calls pass before. */
  readonly skip: number;
  /** How long it lives at most, in seconds; null for as long as the world. */
  readonly ttlSeconds: number | null;
  /** Of the calls that it meets, how many it acts on: 1 for all of them. */
  readonly probability: number;
  /** How long it acts by the world's time, from the moment it is armed; 0 for always. */
  readonly hours: number;
  /** Of the kind `slow`: each reply is delayed by `delayMs` and a random part of `jitterMs`. */
  readonly delayMs: number;
  readonly jitterMs: number;
  /** Of the kind `thin`. */
  readonly bytesPerSecond: number;
  /** Of the kind `quota`: so many calls pass in each span. */
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

/** Whether every number that the rule needs is one; what was typed and is none is NaN. */
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

/** The rule that a choice comes to when it is armed at a time of the world, ISO. */
export function ruleOf(choice: Choice, now: string): NewFault {
  const { kind, operationId, user, body, times, skip, ttlSeconds, probability, hours } = choice;
  return {
    match: {
      ...(operationId !== "" && { operationId }),
      ...(user !== "" && { user }),
      ...(Object.keys(body).length > 0 && { body: { ...body } }),
    },
    ...effectOf(choice),
    // A quota is there for all calls of its span.
    ...(kind !== "quota" && times !== 1 && { times }),
    ...(skip > 0 && { skip }),
    ...(ttlSeconds !== null && { ttl: secondsText(ttlSeconds) }),
    ...(probability < 1 && { probability }),
    ...(hours > 0 && { window: { until: new Date(Date.parse(now) + hours * HOUR_MS).toISOString() } }),
    // The contract names for few calls how a server fails; the form's own kinds mean any server.
    ...((kind === "unavailable" || kind === "failed" || kind === "too-many") && { offContract: true }),
  };
}

/** The kind that an effect is, for a rule that was made elsewhere; null where the form has none like it. */
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

/** What of a rule can be edited, as a request gives it; the `ttl` is the whole one, which counts again. */
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
