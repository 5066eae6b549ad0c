// Forged replies that only a sequence detects, mostly about money: S1 to S13.
import { accepted, type Defect, edited, type Memory, type Met, under, withJson } from "./forge-reply.ts";

const ok = ({ reply }: Met): boolean => (reply.json as { code?: unknown } | null)?.code === 200;
const reasonOf = ({ reply }: Met): unknown => (reply.json as { data?: { reason?: unknown } } | null)?.data?.reason;

/** Edits a call's successful replies. `memory` counts all successful replies so far by path and token. */
const changes = (
  sequence: `S${number}`,
  name: string,
  operation: string,
  path: string,
  edit: (data: Record<string, unknown>, memory: Memory, met: Met) => void,
): Defect => ({
  name,
  check: sequence,
  operation,
  spoil(met, memory) {
    const key = `${met.path} ${met.token}`;
    if (ok(met)) memory.set(key, Number(memory.get(key) ?? 0) + 1);
    return met.path === path && ok(met) ? edited(met.reply, ({ data }) => edit(data, memory, met)) : undefined;
  },
});
/** Accepts requests that should be refused for `reason`, but only those whose body contains `part`. */
const lets = (
  sequence: `S${number}`,
  name: string,
  operation: string,
  path: string,
  reason: string,
  part = "",
): Defect => ({
  name,
  check: sequence,
  operation,
  spoil: (met) =>
    met.path === path && reasonOf(met) === reason && String(met.request.body).includes(part)
      ? accepted(met.reply)
      : undefined,
});
const did = (memory: Memory, path: string, { token }: Met): boolean => memory.has(`${path} ${token}`);

const BALANCE = ["wallet.getBalance", "/api/wallet/getBalance"] as const;
const ASSETS = ["user.getAssets", "/api/user/getAssets"] as const;
const RECORDS = ["wallet.index", "/api/wallet/index"] as const;
const BIND = ["wallet.bindAddress", "/api/wallet/bindAddress"] as const;

export const FLOW_DEFECTS: readonly Defect[] = [
  changes("S1", "a new member begins with a gift", ...ASSETS, (data) => void (data.balance = 100)),
  {
    name: "logging out ends nothing",
    check: "S2",
    operation: "wallet.getBalance",
    spoil: (met) =>
      met.path === BALANCE[1] && met.reply.status === 401
        ? under(withJson(met.reply, { code: 200, msg: "ok", data: { balance: 0, usdt: "0.00" } }), 200)
        : undefined,
  },
  changes("S3", "a top-up is credited when it is asked for", ...BALANCE, (data, memory, met) => {
    if (did(memory, "/api/wallet/bankRecharge", met)) data.balance = 50_000;
  }),
  changes("S3", "a top-up is credited twice", ...BALANCE, (data) => void (data.balance = Number(data.balance) * 2)),
  changes("S3", "one intent makes two records", ...RECORDS, (data) => {
    if (data.total === 1) data.total = 2;
  }),
  changes("S3", "a top-up is a success at once", ...RECORDS, (data) => {
    for (const record of data.list as { audit: number }[]) record.audit = 1;
  }),
  lets("S4", "one TXID tops up twice", "wallet.recharge", "/api/wallet/recharge", "txid-used"),
  lets("S5", "a trading password is set again", "wallet.setPayPassword", "/api/wallet/payPassword", "already-set"),
  changes(
    "S5",
    "a set trading password still asks to be set",
    "wallet.getPayPassword",
    "/api/wallet/payPassword",
    (data) => {
      if (data !== null && "setPayPassword" in data) data.setPayPassword = true;
    },
  ),
  lets("S6", "an address is bound twice", ...BIND, "already-bound"),
  lets("S6", "a mistyped TRC20 address is bound", ...BIND, "bad-address", '"type":1'),
  lets("S6", "a mistyped ERC20 address is bound", ...BIND, "bad-address", '"type":2'),
  lets("S6", "the platform's own TRC20 address is bound", ...BIND, "platform-address", '"type":1'),
  lets("S6", "the platform's own ERC20 address is bound", ...BIND, "platform-address", '"type":2'),
  {
    name: "an ERC20 address in small letters is not bound",
    check: "S6",
    operation: "wallet.bindAddress",
    spoil: (met) =>
      met.path === BIND[1] && ok(met) && /"address":"\s*0x[0-9a-f]{40}\s*"/.test(String(met.request.body))
        ? withJson(met.reply, { code: 0, msg: "x", data: { reason: "bad-address", pointer: "/address" } })
        : undefined,
  },
  changes("S6", "a bound address is not shown", "wallet.getWalletStatus", "/api/wallet/getWalletStatus", (data) => {
    data.auditStatus = 0;
  }),
  {
    name: "refusals come in another order",
    check: "S7",
    operation: "wallet.bankWithdrawal",
    spoil: (met) =>
      met.path === "/api/wallet/bankWithdrawal" && reasonOf(met) === "not-bound"
        ? edited(met.reply, ({ data }) => void (data.reason = "insufficient-balance"))
        : undefined,
  },
  lets(
    "S7",
    "a wrong trading password withdraws",
    "wallet.bankWithdrawal",
    "/api/wallet/bankWithdrawal",
    "wrong-pay-password",
  ),
  changes(
    "S7",
    "a refused withdrawal leaves a record",
    ...RECORDS,
    (data) => void (data.total = Number(data.total) + 1),
  ),
  lets(
    "S8",
    "an identity is handed in twice",
    "user.authenticationInfo",
    "/api/user/authenticationInfo",
    "not-editable",
  ),
  changes("S8", "an identity is verified by itself", "user.getAuditInfo", "/api/user/getAuditInfo", (data) => {
    if (data.audit === 3) data.audit = 1;
  }),
  changes("S8", "an identity's number is not kept", "user.getAuditInfo", "/api/user/getAuditInfo", (data) => {
    if (data.idCard !== null) data.idCard = "***";
  }),
  changes("S9", "a purchase is rounded by a yen", ...ASSETS, (data) => {
    if (Number(data.totalValue) > 0) data.balance = 1;
  }),
  {
    ...lets("S9", "less than the minimum is bought", "products.buy", "/api/products/buy", "below-minimum"),
    check: "refusals",
  },
  lets("S9", "a key of another intent is taken", "products.buy", "/api/products/buy", "idempotency-key-reused"),
  changes("S9", "one purchase opens two holdings", "orders.getMyFunds", "/api/orders/getMyFunds", (data) => {
    const holdings = data as unknown as unknown[];
    if (holdings.length === 1) holdings.push(holdings[0]);
  }),
  changes(
    "S10",
    "an invitation counts twice",
    "invite_recode.getIncentiveList",
    "/api/invite_recode/getIncentiveList",
    (data) => {
      data.inviteCount = Number(data.inviteCount) * 2;
    },
  ),
  lets(
    "S10",
    "a reward is claimed too early",
    "invite_recode.receive",
    "/api/invite_recode/receive",
    "nothing-to-claim",
  ),
  changes("S11", "a withdrawal reserves nothing", ...ASSETS, (data) => void (data.balance = data.totalAssets)),
  lets(
    "S11",
    "a withdrawal is cancelled twice",
    "wallet.cancelWithdrawal",
    "/api/wallet/cancelWithdrawal",
    "already-decided",
  ),
  changes("S12", "a payout is returned as well", ...ASSETS, (data) => {
    if (Number(data.totalAssets) > 0 && data.totalAssets === data.balance) data.totalAssets = 100_000;
  }),
  lets("S13", "a reward is paid twice", "invite_recode.receive", "/api/invite_recode/receive", "nothing-to-claim"),
  {
    name: "profits are rounded up",
    check: "vectors",
    operation: "products.buy",
    spoil: (met) =>
      met.path === "/api/orders/getMyFunds" && ok(met)
        ? edited(met.reply, ({ data }) => {
            for (const holding of data as unknown as { profit: number }[]) holding.profit += 1;
          })
        : undefined,
  },
  {
    name: "the yearly profit of a product is 777 yen too high",
    check: "vectors",
    operation: "orders.getAssetsList",
    spoil: (met) =>
      met.path === "/api/orders/getAssetsList" && ok(met)
        ? edited(met.reply, ({ data }) => {
            for (const product of data as unknown as { price: number; profit: number }[])
              if (product.price > 0) product.profit += 777;
          })
        : undefined,
  },
  {
    name: "a balance is worth a USDT too much",
    check: "vectors",
    operation: "wallet.getBalance",
    spoil: (met) =>
      met.path === BALANCE[1] && ok(met)
        ? edited(met.reply, ({ data }) => void (data.usdt = (Number(data.usdt) + 1).toFixed(2)))
        : undefined,
  },
  {
    name: "the fee of a withdrawal is forgotten",
    check: "vectors",
    operation: "wallet.bankWithdrawal",
    spoil: (met) =>
      met.path === RECORDS[1] && ok(met)
        ? edited(met.reply, ({ data }) => {
            for (const record of data.list as { net: number; amount: number }[]) record.net = record.amount;
          })
        : undefined,
  },
  {
    name: "a cancelled withdrawal is returned twice",
    check: "model_run",
    operation: "wallet.cancelWithdrawal",
    spoil(met, memory) {
      if (met.path === "/api/wallet/cancelWithdrawal" && ok(met)) memory.set(met.token, true);
      return met.path === ASSETS[1] && ok(met) && memory.has(met.token)
        ? edited(met.reply, ({ data }) => void (data.balance = Number(data.balance) + 1))
        : undefined;
    },
  },
  {
    name: "money for one buys two at the same moment",
    check: "parallel_pairs",
    operation: "products.buy",
    spoil: (met) =>
      met.path === "/api/products/buy" && reasonOf(met) === "insufficient-balance" ? accepted(met.reply) : undefined,
  },
  {
    name: "one withdrawal is cancelled twice at the same moment",
    check: "parallel_pairs",
    operation: "wallet.cancelWithdrawal",
    spoil: (met) =>
      met.path === "/api/wallet/cancelWithdrawal" && reasonOf(met) === "already-decided"
        ? accepted(met.reply)
        : undefined,
  },
  {
    name: "one reward is paid twice at the same moment",
    check: "parallel_pairs",
    operation: "invite_recode.receive",
    spoil: (met) =>
      met.path === "/api/invite_recode/receive" && reasonOf(met) === "nothing-to-claim"
        ? under(withJson(met.reply, { code: 200, msg: "500", data: null }), 200)
        : undefined,
  },
];
