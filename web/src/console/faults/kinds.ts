// What can go wrong, as a tester chooses it, and the rule that comes of it.
import type { NewFault } from "#console/api/faults.ts";

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

/** Each kind but `example`, whose name is chosen. */
const EFFECTS: Readonly<Record<Exclude<Kind, "example">, Effect>> = {
  lost: { when: "after", effect: { abort: "reset" } },
  "refused-connection": { when: "before", effect: { abort: "reset" } },
  silent: { when: "before", effect: { abort: "hang" } },
  half: { when: "after", effect: { abort: "truncate" } },
  unavailable: { when: "before", effect: { reply: { status: 503 } } },
  failed: { when: "before", effect: { reply: { status: 500 } } },
  "too-many": { when: "before", effect: { reply: { status: 429, retryAfter: 30 } } },
  slow: { delay: { min: 3000, max: 3000 } },
  thin: { when: "after", effect: { throttle: 1000 } },
  stale: { when: "after", effect: { stale: true } },
  "broken-json": { when: "after", effect: { garble: "json" } },
  "wrong-type": { when: "after", effect: { garble: "content-type" } },
  "broken-field": { when: "after", effect: { garble: "schema" } },
  quota: { effect: { quota: { calls: 5, per: "PT1M" } } },
};

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
  /** How long it lives at most, an ISO duration; empty for as long as the world. */
  readonly ttl: string;
  /** Of the calls that it meets, how many it acts on: 1 for all of them. */
  readonly probability: number;
  /** How long it acts by the world's time, from the moment it is armed; 0 for always. */
  readonly hours: number;
}

export const FIRST_CHOICE: Choice = {
  kind: "lost",
  example: "",
  operationId: "wallet.bankWithdrawal",
  user: "",
  body: {},
  times: 1,
  skip: 0,
  ttl: "",
  probability: 1,
  hours: 0,
};

const HOUR_MS = 3_600_000;

/** The rule that a choice comes to when it is armed at a time of the world, ISO. */
export function ruleOf(choice: Choice, now: string): NewFault {
  const { kind, example, operationId, user, body, times, skip, ttl, probability, hours } = choice;
  const made: Effect = kind === "example" ? { effect: { example } } : EFFECTS[kind];
  return {
    match: {
      ...(operationId !== "" && { operationId }),
      ...(user !== "" && { user }),
      ...(Object.keys(body).length > 0 && { body: { ...body } }),
    },
    ...made,
    // A quota is there for all calls of its span.
    ...(kind !== "quota" && times !== 1 && { times }),
    ...(skip > 0 && { skip }),
    ...(ttl !== "" && { ttl }),
    ...(probability < 1 && { probability }),
    ...(hours > 0 && { window: { until: new Date(Date.parse(now) + hours * HOUR_MS).toISOString() } }),
    // The contract names for few calls how a server fails; the form's own kinds mean any server.
    ...((kind === "unavailable" || kind === "failed" || kind === "too-many") && { offContract: true }),
  };
}

/** The kind that an effect is, for a rule that was made elsewhere; null where the form has none like it. */
export function kindOf({
  when,
  effect,
  delay,
}: {
  readonly when: string;
  readonly effect: unknown;
  readonly delay: unknown;
}): Kind | null {
  if (isNone(effect)) return delay === null ? null : "slow";
  const found = Object.entries(EFFECTS).find(
    ([kind, made]) =>
      kind !== "slow" &&
      JSON.stringify(made.effect) === JSON.stringify(effect) &&
      (made.when === undefined || made.when === when),
  );
  return (found?.[0] as Kind | undefined) ?? null;
}

const isNone = (effect: unknown): boolean => typeof effect !== "object" || effect === null || "none" in effect;
