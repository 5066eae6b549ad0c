import type { Entry } from "#console/api/journal.ts";

/** A call of the journal for tests, with overrides. */
export const entry = (part: Partial<Entry> = {}): Entry => ({
  seq: 1,
  at: "2026-01-16T00:00:00.000Z",
  t: 1,
  operationId: "wallet.bankWithdrawal",
  method: "POST",
  path: "/api/wallet/bankWithdrawal",
  url: "http://127.0.0.1:4010/w/w1/api/wallet/bankWithdrawal",
  user: "alice",
  request: { headers: {}, body: null },
  reply: { status: 200, code: 200, body: null },
  outcome: "ok",
  violations: [],
  warnings: [],
  fault: null,
  patch: [],
  idempotencyKey: null,
  ...part,
});
