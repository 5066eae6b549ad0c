// Mutants of withdrawals and of the trading password.
import type { Binding } from "@hashgrove/mock-server/domain/state.ts";
import { accepts, always, body, input, reading, readingRows, refused, result } from "./change.ts";
import { type Mutant, replacing } from "./mutant.ts";

const MINUTE_MS = 60_000;
/**
 * Duration of the lock after wrong trading passwords. The server's functions for locks also serve login passwords;
 * mutants recognise the rule for trading passwords by this duration.
 */
const TRADING_LOCK_MS = 30 * MINUTE_MS;

const bound = (binding: Binding): Binding => (binding.state === "in-review" ? { ...binding, state: "bound" } : binding);

export const WITHDRAWAL_MUTANTS: readonly Mutant[] = [
  ...replacing(
    "domain/wallet/withdrawal.ts",
    "requestBankWithdrawal",
    [
      "an amount equal to the fee is paid out",
      "sessions",
      "wallet.bankWithdrawal",
      readingRows("settings", (settings, _, { amount }) =>
        amount === settings.bankWithdrawalFee
          ? { ...settings, bankWithdrawalFee: (amount - 1) as typeof amount }
          : settings,
      ),
    ],
    ["a binding in review counts as bound", "sessions", "wallet.bankWithdrawal", readingRows("bindings", bound)],
    [
      "an unbound wallet is in review",
      "refusals",
      "wallet.bankWithdrawal",
      result((decision) => (!decision.ok && decision.reason === "not-bound" ? refused("binding-in-review") : decision)),
    ],
  ),
  ...replacing(
    "operations/wallet.ts",
    "bankWithdrawal",
    ["a withdrawal may overdraw", ["S7", "sessions"], "wallet.bankWithdrawal", accepts("insufficient-balance")],
    [
      "blanks around a trading password do not count",
      "sessions",
      "wallet.bankWithdrawal",
      body((body) => ({ ...body, payPassword: body.payPassword.trim() })),
    ],
  ),
  ...replacing("operations/wallet.ts", "withdrawal", [
    "a withdrawal goes to no wallet",
    "refusals",
    "wallet.withdrawal",
    accepts("not-bound"),
  ]),
  ...replacing("domain/amounts/usdt.ts", "ceilYenFromUsdt", [
    "yen are rounded down",
    "vectors",
    "wallet.withdrawal",
    result((yen) => (yen - 1) as typeof yen),
  ]),
  ...replacing(
    "domain/wallet/withdrawal.ts",
    "cancelWithdrawal",
    [
      "a top-up can be cancelled",
      "sessions",
      "wallet.cancelWithdrawal",
      result((decision, draft, { memberId, recordId }) => {
        const record = draft.records.get(recordId);
        return record?.memberId === memberId && record.direction === "top-up" ? { ok: true, value: record } : decision;
      }),
    ],
    [
      "another member's withdrawal can be cancelled",
      "sessions",
      "wallet.cancelWithdrawal",
      input((draft, command, now) => {
        const { memberId = command.memberId } = draft.records.get(command.recordId) ?? {};
        return [draft, { ...command, memberId }, now];
      }),
    ],
    [
      "a paid withdrawal can be cancelled",
      "refusals",
      "wallet.cancelWithdrawal",
      result((decision, draft, { recordId }) => {
        const record = draft.records.get(recordId);
        return !decision.ok && decision.reason === "already-decided" && record?.audit === "success"
          ? { ok: true, value: record }
          : decision;
      }),
    ],
    [
      "a rejected withdrawal can be cancelled",
      ["refusals", "vectors"],
      "wallet.cancelWithdrawal",
      result((decision, draft, { recordId }) => {
        const record = draft.records.get(recordId);
        return !decision.ok &&
          decision.reason === "already-decided" &&
          record?.audit === "failure" &&
          record.reason !== "cancelled-by-member"
          ? { ok: true, value: record }
          : decision;
      }),
    ],
  ),
  ...replacing(
    "domain/members/failed-attempts.ts",
    "registerFailure",
    [
      "six tries before the lock",
      "sessions",
      "wallet.withdrawal",
      input((failures, now, rule) => [failures, now, rule.lockMs === TRADING_LOCK_MS ? { ...rule, limit: 6 } : rule]),
    ],
    [
      "the trading password is locked for an hour",
      "sessions",
      "wallet.bankWithdrawal",
      input((failures, now, rule) => [
        failures,
        now,
        rule.lockMs === TRADING_LOCK_MS ? { ...rule, lockMs: 60 * MINUTE_MS } : rule,
      ]),
    ],
  ),
  ...replacing(
    "domain/members/pay-password.ts",
    "askPayPassword",
    [
      "the right password opens the lock",
      "sessions",
      "wallet.withdrawal",
      (real) => (draft, command, now) =>
        real(
          command.proof.right
            ? reading(draft, "members", (member) => ({
                ...member,
                payPasswordFailures: { count: 0, lockedUntil: null },
              }))
            : draft,
          command,
          now,
        ),
    ],
    [
      "the tries left stay",
      "sessions",
      "wallet.withdrawal",
      result((refusal) => (refusal?.reason === "wrong-pay-password" ? { ...refusal, attemptsLeft: 4 } : refusal)),
    ],
    [
      "wrong tries are not remembered",
      "sessions",
      "wallet.withdrawal",
      result((refusal) => {
        if (refusal?.reason !== "wrong-pay-password") return refusal;
        const { commit: _, ...forgotten } = refusal;
        return forgotten;
      }),
    ],
  ),
  ...replacing("domain/members/pay-password.ts", "checkNewPayPassword", [
    "different trading passwords are taken",
    "S5",
    "wallet.setPayPassword",
    input((member, { password }) => [member, { password, repeated: password }]),
  ]),
  ...replacing("domain/members/pay-password.ts", "setPayPassword", [
    "the later of two trading passwords counts",
    "parallel_pairs",
    "wallet.setPayPassword",
    readingRows("members", (member) => ({ ...member, payPasswordHash: null })),
  ]),
  ...replacing(
    "domain/members/credentials.ts",
    "isPayPassword",
    ["any trading password is taken", "refusals", "wallet.setPayPassword", always(true)],
    [
      "five digits are a trading password",
      "refusals",
      "wallet.setPayPassword",
      () => (text) => /^[0-9]{5,6}$/.test(text),
    ],
  ),
];
