import { UPLOAD, type Recipe, type Recipes, type Step } from "./test-matrix.ts";

const KEY = { "idempotency-key": "matrix-key-0001" };
/** Changes a recipe so that its idempotency key was already used with another body. */
const reused = (call: string, recipe: Recipe, before: object): Recipe => ({
  ...recipe,
  headers: KEY,
  first: [...(recipe.first ?? []), { call, as: recipe.as, body: before, headers: KEY }],
});

const PAY = { payPassword: "654321", rePayPassword: "654321" };
const payPassword = (changed: object): Recipe => ({ as: "bob", body: { ...PAY, ...changed } });
const CARD = {
  bankName: "テスト銀行",
  branchName: "東京支店",
  bankcard: "1234567",
  cardholder: "サトウ ハナコ",
  bic: "001",
};
const card = (changed: object): Recipe => ({ as: "bob", body: { ...CARD, ...changed } });
const TRON = "THenozZ4h6s9mXbDm8i8zLdrCdfPGcri23";
const ETHER = "0x544553542041444452455353204f4e4c59202d21";
/** The platform's top-up address in the demo content. */
const PLATFORM = "TGZFukfjGkBVFtR7hARTfC4qQdFrxtL1Gw";
const address = (type: number, to: string): Recipe => ({ as: "bob", body: { type, address: to } });
const bound: Step = { call: "wallet.bindAddress", as: "alice", body: { type: 1, address: TRON } };
const COIN = { amount: 100, name: "TRC20", txId: "ab".repeat(32), payType: 1 };
const coin = (changed: object): Recipe => ({ as: "alice", body: { ...COIN, ...changed } });
const receipt = (image: string): Recipe => ({ as: "alice", body: { amount: 50_000, image } });
/** With alice's money and promised profit, this adds up to the most that one member can own. */
export const TO_THE_LIMIT = 999_999_999_496_100;
const WITHDRAWAL = { payType: 1, amount: 100, payPassword: "123456" };
const coinOut = (changed: object): Recipe => ({ as: "alice", body: { ...WITHDRAWAL, ...changed }, first: [bound] });
const yenOut = (changed: object): Recipe => ({
  as: "alice",
  body: { amount: 5000, payPassword: "123456", ...changed },
});
const wrongCoin = coinOut({ payPassword: "000000" });
const wrongYen = yenOut({ payPassword: "000000" });
const fourTimes = (call: string, { as, body }: Recipe): Step[] => Array.from({ length: 4 }, () => ({ call, as, body }));
const cancelled = (id: number): Recipe => ({ in: "under-review", as: "alice", body: { id } });

export const WALLET: Recipes = {
  "wallet.getPayPassword": {
    ok: { as: "bob" },
    "ok-set": { as: "alice" },
    "ok-locked": {
      as: "alice",
      first: [...fourTimes("wallet.bankWithdrawal", wrongYen), ...fourTimes("wallet.bankWithdrawal", wrongYen)],
    },
  },
  "wallet.setPayPassword": {
    ok: payPassword({}),
    required: payPassword({ payPassword: "" }),
    "already-set": { ...payPassword({}), as: "alice" },
    "not-six-digits": payPassword({ payPassword: "12345a" }),
    "passwords-differ": payPassword({ rePayPassword: "654322" }),
  },
  "wallet.getWalletStatus": {
    ok: { as: "alice", query: { type: 3 } },
    "ok-not-bound": { as: "bob", query: { type: 3 } },
    "ok-reopened": { in: "rejected", as: "alice", query: { type: 3 } },
  },
  "wallet.bindBankCard": {
    ok: card({}),
    required: card({ branchName: "" }),
    "already-bound": { ...card({}), as: "alice" },
    "bad-bank-card": card({ bankcard: "12-34" }),
  },
  "wallet.bindAddress": {
    ok: address(1, TRON),
    required: address(1, ""),
    "already-bound": { ...address(1, TRON), first: [{ ...bound, as: "bob" }] },
    "bad-address": address(1, "THenozZ4h6s9mXbDm8i8zLdrCdfPGcri24"),
    "wrong-chain-address": address(1, ETHER),
    "platform-address": address(1, PLATFORM),
  },
  "wallet.recharge": {
    ok: coin({}),
    required: coin({ txId: "" }),
    "below-minimum": coin({ amount: 49 }),
    "name-mismatch": coin({ name: "ERC20" }),
    "txid-used": { ...coin({}), first: [{ call: "wallet.recharge", ...coin({}) }] },
    "bad-choice": coin({ name: "BTC" }),
    "beyond-limit": { ...coin({}), gift: TO_THE_LIMIT },
    "idempotency-key-reused": reused("wallet.recharge", coin({}), { ...COIN, amount: 101 }),
  },
  "wallet.bankRecharge": {
    ok: receipt(UPLOAD("alice")),
    required: receipt(""),
    "unknown-upload": receipt(UPLOAD("bob")),
    "beyond-limit": { ...receipt(UPLOAD("alice")), gift: TO_THE_LIMIT },
    "idempotency-key-reused": reused("wallet.bankRecharge", receipt(UPLOAD("alice")), {
      amount: 1,
      image: UPLOAD("alice"),
    }),
  },
  "wallet.withdrawal": {
    ok: coinOut({}),
    required: coinOut({ payPassword: "" }),
    "pay-password-not-set": { ...coinOut({}), as: "bob", gift: 1_000_000, first: [{ ...bound, as: "bob" }] },
    "wrong-pay-password": wrongCoin,
    "pay-password-locked": { ...coinOut({}), in: "locked-pay-password" },
    "pay-password-locked-fifth": { ...wrongCoin, first: [bound, ...fourTimes("wallet.withdrawal", wrongCoin)] },
    "not-bound": coinOut({ payType: 2 }),
    "binding-in-review": { ...coinOut({}), in: "under-review", first: [] },
    "insufficient-balance": coinOut({ amount: 999_999 }),
    "amount-not-above-fee": {
      ...coinOut({ payType: 2, amount: 5 }),
      first: [{ call: "wallet.bindAddress", as: "alice", body: { type: 2, address: ETHER } }],
    },
    "idempotency-key-reused": reused("wallet.withdrawal", coinOut({}), { ...WITHDRAWAL, amount: 101 }),
  },
  "wallet.bankWithdrawal": {
    ok: yenOut({}),
    required: yenOut({ payPassword: "" }),
    "pay-password-not-set": {
      ...yenOut({}),
      as: "bob",
      gift: 1_000_000,
      first: [{ call: "wallet.bindBankCard", as: "bob", body: CARD }],
    },
    "wrong-pay-password": wrongYen,
    "pay-password-locked": { ...yenOut({}), in: "locked-pay-password" },
    "pay-password-locked-fifth": { ...wrongYen, first: fourTimes("wallet.bankWithdrawal", wrongYen) },
    "not-bound": { ...yenOut({}), in: "rejected" },
    "binding-in-review": {
      ...yenOut({}),
      in: "rejected",
      first: [{ call: "wallet.bindBankCard", as: "alice", body: CARD }],
    },
    "insufficient-balance": yenOut({ amount: 400_001 }),
    "amount-not-above-fee": yenOut({ amount: 330 }),
    "idempotency-key-reused": reused("wallet.bankWithdrawal", yenOut({}), { amount: 5001, payPassword: "123456" }),
  },
  "wallet.cancelWithdrawal": {
    ok: cancelled(3),
    "unknown-record": cancelled(1),
    "already-decided": { in: "rejected", as: "alice", body: { id: 3 } },
    "idempotency-key-reused": {
      ...cancelled(4),
      headers: KEY,
      first: [{ call: "wallet.cancelWithdrawal", as: "alice", body: { id: 3 }, headers: KEY }],
    },
  },
  "wallet.getBalance": { ok: { as: "alice" } },
  "wallet.index": {
    ok: { in: "rejected", as: "alice", query: { type: 2, payType: 1, page: 1 } },
    "ok-coin-deposits": { in: "rejected", as: "alice", query: { type: 1, payType: 1 } },
    "ok-bank-withdrawals": { in: "rejected", as: "alice", query: { type: 2, payType: 2 } },
    "ok-bank-deposits": { in: "rejected", as: "alice", query: { type: 1, payType: 2 } },
    "ok-empty": { as: "bob", query: { type: 1, payType: 1 } },
  },
  "wallet.getWithdrawalDesc": { ok: { as: "alice" } },
  "wallet.getDesc": { ok: { as: "alice" } },
};
