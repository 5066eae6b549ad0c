// Mutants of top-ups, bound accounts, idempotency keys, records and balances.
import type { Binding } from "@hashgrove/mock-server/domain/state.ts";
import type { EpochMs } from "@hashgrove/mock-server/domain/time/time.ts";
import { accepts, data, input, query, readingRows, refused, result } from "./change.ts";
import { type Mutant, replacing } from "./mutant.ts";

/** Makes bindings in this state look as if nothing were bound. */
const without =
  (state: Binding["state"]) =>
  (binding: Binding): Binding =>
    binding.state === state ? { ...binding, state: "none" } : binding;

const bankNumber = (number: string): string => `****${number}`;

export const WALLET_MUTANTS: readonly Mutant[] = [
  ...replacing(
    "domain/idempotency.ts",
    "once",
    [
      "a key is everybody's",
      "refusals",
      "wallet.recharge",
      (real) => (draft, intent, now, decide) => real(draft, intent && { ...intent, memberId: 0 }, now, decide),
    ],
    [
      "a key is one call's",
      "refusals",
      "wallet.bankRecharge",
      (real) => (draft, intent, now, decide) =>
        real(draft, intent && { ...intent, key: `${intent.operationId}:${intent.key}` }, now, decide),
    ],
    [
      "a key with another body is the same intent",
      "refusals",
      "wallet.recharge",
      (real) => (draft, intent, now, decide) => real(draft, intent && { ...intent, bodyHash: "" }, now, decide),
    ],
    [
      "a key is cut off at 32 characters",
      "refusals",
      "wallet.recharge",
      (real) => (draft, intent, now, decide) =>
        real(draft, intent && { ...intent, key: intent.key.slice(0, 32) }, now, decide),
    ],
    [
      "a key has no case",
      "refusals",
      "wallet.recharge",
      (real) => (draft, intent, now, decide) =>
        real(draft, intent && { ...intent, key: intent.key.toLowerCase() }, now, decide),
    ],
    [
      "a repeated reply is not marked as repeated",
      "refusals",
      "wallet.recharge",
      (real) => (draft, intent, now, decide) => {
        const decision = real(draft, intent, now, decide);
        return decision.ok ? { ok: true, value: decision.value } : decision;
      },
    ],
    ["keys are not kept", "S9", "products.buy", () => (_draft, _intent, _now, decide) => decide()],
  ),
  ...replacing("domain/retention.ts", "expiryOf", [
    "a key is kept for an hour",
    "refusals",
    "wallet.recharge",
    result((expiry, table, row) =>
      table === "keptReplies" && "at" in row ? ((row.at + 3_600_000) as EpochMs) : expiry,
    ),
  ]),
  ...replacing(
    "domain/reviews/bindings.ts",
    "boundText",
    [
      "an account number is shown in full",
      "shown_values",
      "wallet.getWalletStatus",
      result((text, { bank }) =>
        text && bank && bank.number.length > 4 ? `${bank.bankName} ${bankNumber(bank.number)}` : text,
      ),
    ],
    [
      "a short account number is shown in full",
      "shown_values",
      "wallet.getWalletStatus",
      result((text, { bank }) =>
        text && bank && bank.number.length <= 4 ? `${bank.bankName} ${bankNumber(bank.number)}` : text,
      ),
    ],
    [
      "a binding in review is not shown",
      "shown_values",
      "wallet.getWalletStatus",
      result((text, { state }) => (state === "in-review" ? null : text)),
    ],
  ),
  ...replacing("domain/reviews/bindings.ts", "settleBinding", [
    "a binding is sent back without a reason",
    "shown_values",
    "wallet.getWalletStatus",
    input((draft, binding, verdict) => [draft, binding, { ...verdict, reason: null }]),
  ]),
  ...replacing(
    "operations/wallet.ts",
    "bindAddress",
    ["a wallet is bound twice", "S6", "wallet.bindAddress", accepts("already-bound")],
    ["the platform's own address is bound", "S6", "wallet.bindAddress", accepts("platform-address")],
  ),
  ...replacing(
    "domain/wallet/bind-account.ts",
    "bindAddress",
    ["a bound address is overwritten", "refusals", "wallet.bindAddress", readingRows("bindings", without("bound"))],
    [
      "blanks around an address count",
      ["S6", "shown_values"],
      "wallet.bindAddress",
      (real) => (draft, command, now) =>
        /\s/.test(command.address) ? refused("bad-address", "address") : real(draft, command, now),
    ],
  ),
  ...replacing("operations/wallet.ts", "bindBankCard", [
    "any account number is bound",
    "refusals",
    "wallet.bindBankCard",
    accepts("bad-bank-card"),
  ]),
  ...replacing(
    "domain/wallet/bind-account.ts",
    "bindBankAccount",
    [
      "a binding in review is overwritten",
      ["refusals", "shown_values"],
      "wallet.bindBankCard",
      readingRows("bindings", without("in-review")),
    ],
    [
      "blanks around an account number count",
      "request_reading",
      "wallet.bindBankCard",
      (real) => (draft, command, now) =>
        /\s/.test(command.account.number) ? refused("bad-bank-card", "number") : real(draft, command, now),
    ],
    [
      "a bank's name is cut off",
      "shown_values",
      "wallet.getWalletStatus",
      input((draft, { memberId, account }, now) => [
        draft,
        { memberId, account: { ...account, bankName: account.bankName.trim().slice(0, 64) } },
        now,
      ]),
    ],
  ),
  ...replacing(
    "domain/spelling/tx-id.ts",
    "txIdFrom",
    ["a TXID counts as it is spelt", "shown_values", "wallet.recharge", () => (text) => text.trim()],
    [
      "a TXID keeps its 0x",
      "shown_values",
      "wallet.recharge",
      result((txId, text) => (/^0x/i.test(text.trim()) ? `0x${txId}` : txId)),
    ],
    [
      "an explorer's link is a TXID of its own",
      "shown_values",
      "wallet.recharge",
      result((txId, text) => (text.includes("://") ? text.trim().toLowerCase() : txId)),
    ],
  ),
  ...replacing(
    "domain/wallet/top-up.ts",
    "requestCoinTopUp",
    [
      "min_recharge itself is refused",
      ["refusals", "vectors"],
      "wallet.recharge",
      readingRows("settings", ({ minimumCoinTopUp, ...settings }) => ({
        ...settings,
        minimumCoinTopUp: (minimumCoinTopUp + 1) as typeof minimumCoinTopUp,
      })),
    ],
    [
      "less than min_recharge is taken",
      "refusals",
      "wallet.recharge",
      readingRows("settings", ({ minimumCoinTopUp, ...settings }) => ({
        ...settings,
        minimumCoinTopUp: 0 as typeof minimumCoinTopUp,
      })),
    ],
    ["one TXID tops up twice", "S4", "wallet.recharge", readingRows("txIds", () => undefined)],
    [
      "a TXID is free again once it is credited",
      "refusals",
      "wallet.recharge",
      readingRows("txIds", (id, _key, _command, { records }) =>
        records.get(id)?.audit === "success" ? undefined : id,
      ),
    ],
    [
      "a TXID is each member's own",
      ["refusals", "shown_values"],
      "wallet.recharge",
      readingRows("txIds", (id, _key, command, { records }) =>
        records.get(id)?.memberId === command.memberId ? id : undefined,
      ),
    ],
    [
      "a TXID is each chain's own",
      "refusals",
      "wallet.recharge",
      readingRows("txIds", (id, _key, command, { records }) =>
        records.get(id)?.chain === command.chain ? id : undefined,
      ),
    ],
  ),
  ...replacing("operations/wallet.ts", "recharge", [
    "the other chain's name is taken",
    "refusals",
    "wallet.recharge",
    accepts("name-mismatch"),
  ]),
  ...replacing("domain/amounts/usdt.ts", "floorYenFromUsdt", [
    "a coin top-up is rounded up",
    "vectors",
    "wallet.recharge",
    result((yen) => (yen + 1) as typeof yen),
  ]),
  ...replacing("operations/wallet.ts", "bankRecharge", [
    "anybody's file is a receipt",
    "refusals",
    "wallet.bankRecharge",
    accepts("unknown-upload"),
  ]),
  ...replacing("domain/wallet/top-up.ts", "requestBankTopUp", [
    "blanks around a receipt's path count",
    "request_reading",
    "wallet.bankRecharge",
    (real) => (draft, command, now) =>
      /\s/.test(command.receipt) ? refused("unknown-upload", "receipt") : real(draft, command, now),
  ]),
  ...replacing("domain/upload.ts", "isOwnUpload", [
    "another member's file is mine",
    "refusals",
    "wallet.bankRecharge",
    () => (state, _memberId, path) => state.uploads.get(path) !== undefined,
  ]),
  ...replacing("domain/upload.ts", "keepUpload", [
    "a member may have any number of files",
    "refusals",
    "common.upload",
    (real) => (draft, command, now) => {
      const decision = real(draft, command, now);
      if (decision.ok) return decision;
      const { path, ...received } = command;
      const value = { ...received, at: now };
      draft.uploads.put(path, value);
      return { ok: true, value };
    },
  ]),
  ...replacing(
    "operations/wallet.ts",
    "index",
    ["total counts the page", "lists", "wallet.index", data((page) => ({ ...page, total: page.list.length }))],
    ["withdrawals are among the top-ups", "lists", "wallet.index", query((asked) => ({ ...asked, type: 1 }))],
    ["both channels are one", "lists", "wallet.index", query((asked) => ({ ...asked, payType: 2 }))],
    ["records come oldest first", "lists", "wallet.index", data((page) => ({ ...page, list: page.list.toReversed() }))],
  ),
  ...replacing("operations/wallet.ts", "getWalletStatus", [
    "a withdrawal in review says bound",
    "S6",
    "wallet.getWalletStatus",
    data((status) => ({ ...status, auditStatus: 0 })),
  ]),
  ...replacing("operations/wallet.ts", "getBalance", [
    "a balance is worth a cent more",
    "vectors",
    "wallet.getBalance",
    data(({ balance, usdt }) => ({ balance, usdt: (Number(usdt) + 0.01).toFixed(2) })),
  ]),
  ...replacing("operations/wallet.ts", "getPayPassword", [
    "a set trading password is still asked for",
    "S5",
    "wallet.getPayPassword",
    data((status) => ({ ...status, setPayPassword: true })),
  ]),
  ...replacing(
    "operations/wallet-record.ts",
    "wireRecord",
    [
      "every record is on one chain",
      "shown_values",
      "wallet.index",
      result((record) => (record.pay_type === null ? record : { ...record, pay_type: "1" })),
    ],
    [
      "a cancelled withdrawal looks rejected",
      "shown_values",
      "wallet.index",
      result(({ cancelled: _cancelled, ...record }) => record),
    ],
    [
      "a record never changes",
      "shown_values",
      "wallet.index",
      result((record) => ({ ...record, updatetime: record.createtime })),
    ],
    [
      "amounts of USDT have two places",
      "shown_values",
      "wallet.index",
      result((record) => (record.pay_type === null ? record : { ...record, amount: `${record.amount}.00` })),
    ],
  ),
];
