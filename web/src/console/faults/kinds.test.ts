import { expect, test } from "vitest";
import { choiceOf, readBody } from "./choice-of.ts";
import { editableOf, FIRST_CHOICE, hasNumbers, KINDS, kindOf, ruleOf } from "./kinds.ts";
import { remainingOf } from "./remaining-of.ts";

/** The world's time when a fault is armed. */
const NOW = "2026-03-01T00:00:00.000Z";

test("the default choice loses the response of one withdrawal", () => {
  expect(ruleOf(FIRST_CHOICE, NOW)).toEqual({
    match: { operationId: "wallet.bankWithdrawal" },
    when: "after",
    effect: { abort: "reset" },
  });
});

test("puts every chosen field into the rule", () => {
  const choice = {
    ...FIRST_CHOICE,
    user: "alice",
    body: { "/amount": 5000 },
    times: "always",
    skip: 2,
    ttlSeconds: 30,
    probability: 0.1,
    hours: 1,
  } as const;
  expect(ruleOf(choice, NOW)).toMatchObject({
    match: { operationId: "wallet.bankWithdrawal", user: "alice", body: { "/amount": 5000 } },
    times: "always",
    skip: 2,
    ttl: "PT30S",
    probability: 0.1,
    window: { until: "2026-03-01T01:00:00.000Z" },
  });
  expect(ruleOf({ ...FIRST_CHOICE, kind: "example", example: "insufficient-balance" }, NOW).effect).toEqual({
    example: "insufficient-balance",
  });
  expect(ruleOf({ ...FIRST_CHOICE, operationId: "" }, NOW).match).toEqual({});
  expect(ruleOf({ ...FIRST_CHOICE, kind: "quota", times: 2 }, NOW)).not.toHaveProperty("times");
});

test("identifies a rule by the kind that created it", () => {
  for (const kind of KINDS.filter((each) => each !== "example")) {
    const { when = "before", effect = { none: true as const }, delay = null } = ruleOf({ ...FIRST_CHOICE, kind }, NOW);
    expect(kindOf({ when, effect, delay })).toBe(kind);
  }
  expect(kindOf({ when: "before", effect: { reply: { status: 418 } }, delay: null })).toBeNull();
});

test("a call of the journal yields a rule for calls like it", () => {
  const choice = choiceOf({ operationId: "products.buy", user: "bob", body: '{"/price":30000}' });
  expect(choice).toMatchObject({ kind: "lost", operationId: "products.buy", user: "bob", body: { "/price": 30000 } });
  expect([readBody("[1]"), readBody("{broken"), readBody(undefined)]).toEqual([{}, {}, {}]);
  expect(choiceOf({}).operationId).toBe("wallet.bankWithdrawal");
});

test("computes what remains of a fault", () => {
  const now = Date.parse("2026-05-04T03:00:00.000Z");
  const fault = { times: 3, acted: 1, skip: 2, matched: 1, expiresAt: "2026-05-04T03:00:29.200Z" } as const;
  expect(remainingOf(fault, now)).toEqual({ times: 2, pass: 1, seconds: 30 });
  expect(remainingOf({ ...fault, times: "always", matched: 9, expiresAt: null }, now)).toEqual({
    times: "always",
    pass: 0,
    seconds: null,
  });
  expect(remainingOf(fault, now + 60_000).seconds).toBe(0);
});

test("puts the tester's numbers into the rule", () => {
  const choice = { ...FIRST_CHOICE, delayMs: 200, jitterMs: 700, bytesPerSecond: 64, quotaCalls: 3, quotaSeconds: 90 };
  expect(ruleOf({ ...choice, kind: "slow" }, NOW).delay).toEqual({ min: 200, max: 900 });
  expect(ruleOf({ ...choice, kind: "thin" }, NOW).effect).toEqual({ throttle: 64 });
  expect(ruleOf({ ...choice, kind: "quota" }, NOW).effect).toEqual({ quota: { calls: 3, per: "PT90S" } });
});

test("requires only the numbers that the kind needs", () => {
  const broken = { ...FIRST_CHOICE, quotaCalls: Number.NaN };
  expect(hasNumbers({ ...broken, kind: "quota" })).toBe(false);
  expect(hasNumbers({ ...broken, kind: "lost" })).toBe(true);
  expect(hasNumbers({ ...FIRST_CHOICE, ttlSeconds: Number.NaN })).toBe(false);
});

test("an edited rule has the form of a request", () => {
  const rule = {
    id: 7,
    label: null,
    match: { operationId: "products.buy" },
    when: "before",
    effect: { none: true },
    delay: { min: 1, max: 2 },
    skip: 0,
    times: "always",
    probability: 1,
    window: null,
    offContract: false,
    state: "armed",
    matched: 3,
    acted: 3,
    lastActedAt: null,
    createdAt: "2026-05-04T03:00:00.000Z",
    expiresAt: "2026-05-04T03:01:30.000Z",
  } as const;
  expect(editableOf(rule)).toEqual({
    match: { operationId: "products.buy" },
    when: "before",
    delay: { min: 1, max: 2 },
    skip: 0,
    times: "always",
    probability: 1,
    ttl: "PT90S",
    offContract: false,
  });
});
