import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { Chain, WalletType } from "#lib/chain/chain.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";
import type { Rate, Usdt } from "#lib/usdt.ts";
import type { Yen } from "#lib/yen.ts";
import { readUserinfo } from "#state/session.ts";
import { get, read, type ReadData, send } from "./call.ts";
import type { ApiPath } from "./client.ts";
import { contentOf, type StoredFile } from "./common.ts";
import { moneyCall } from "./money-call.ts";
import { readAll } from "./read-all.ts";
import { countOf, flagOf, idOf, rateOf, textOf, textOrNull, usdtOf, yenOf } from "./reply/readers.ts";
import { timeOf } from "./reply/time-reader.ts";
import { fieldsOf, innerFields, itemsOf, named, type Wire } from "./reply/wire.ts";
import { type BodyNames, useWrite } from "./use-write.ts";

type Schemas = components["schemas"];

// Three enumerations share the wire name payType (rule D5): the chain, the channel, and the chain of a record.
const CHAIN_CODES = { TRC20: 1, ERC20: 2 } as const satisfies Record<Chain, Schemas["Chain"]>;
const WALLET_TYPE_CODES = { ...CHAIN_CODES, bank: 3 } as const satisfies Record<WalletType, Schemas["WalletType"]>;
const CHANNEL_CODES = { coin: 1, bank: 2 } as const;
const KIND_CODES = { deposit: 1, withdrawal: 2 } as const;

/** Queries that a wallet write makes stale. */
const WALLET_READS = [
  "/api/wallet/index",
  "/api/wallet/getBalance",
  "/api/user/getAssets",
  "/api/user/getCapitalFlow",
] as const satisfies readonly ApiPath[];

export interface PayPasswordStatus {
  /** True if the member must still set a trading password. The wire calls this `setPayPassword` (rule K4). */
  readonly needsPayPassword: boolean;
  /** End of the lockout after wrong attempts (rule K5); null also if the server omits it. */
  readonly lockedUntil: EpochMs | null;
}

export const getPayPasswordQuery = () =>
  read("/api/wallet/payPassword", (data): PayPasswordStatus => {
    const wire = fieldsOf(data);
    return { needsPayPassword: flagOf(wire.setPayPassword), lockedUntil: timeOf(wire.lockedUntil) };
  });

interface NewPayPassword {
  readonly payPassword: string;
  readonly payPasswordAgain: string;
}

const PAY_PASSWORD_FIELDS = {
  payPassword: "payPassword",
  rePayPassword: "payPasswordAgain",
} as const satisfies BodyNames<Schemas["SetPayPassword"], NewPayPassword>;

/** Sets the trading password, once. Refuses: not-six-digits, passwords-differ, already-set. */
export const useSetPayPassword = () =>
  useWrite({
    fields: PAY_PASSWORD_FIELDS,
    mutationFn: ({ payPassword, payPasswordAgain }: NewPayPassword) => {
      const id = readUserinfo()?.id;
      return send("/api/wallet/payPassword", { payPassword, rePayPassword: payPasswordAgain, ...(id ? { id } : {}) });
    },
    meta: { refusals: "inline", unknown: "inline", invalidates: ["/api/wallet/payPassword"] },
  });

export interface WalletStatus {
  /** True for the codes 0 and 3 only; every other code opens the withdrawal form (rule J1). */
  readonly mustBind: boolean;
  /** The account or address is bound but still being checked, so a withdrawal would be refused. */
  readonly inReview: boolean;
  /** The destination, shortened by the server. */
  readonly boundTo: string | null;
  readonly reason: string | null;
}

const toWalletStatus = (data: ReadData<"/api/wallet/getWalletStatus">): WalletStatus => {
  const wire = fieldsOf(data);
  const status = countOf(wire.auditStatus);
  return {
    mustBind: status === 0 || status === 3,
    inReview: status === 2,
    boundTo: textOrNull(wire.bound),
    reason: textOrNull(wire.reason),
  };
};

export const getWalletStatusQuery = (walletType: WalletType) =>
  read("/api/wallet/getWalletStatus", toWalletStatus, { type: WALLET_TYPE_CODES[walletType] });

/** A bank account, of the member or of the company. */
export interface BankAccount {
  readonly bankName: string;
  readonly branchName: string;
  readonly branchCode: string;
  readonly number: string;
  readonly holder: string;
}

const BANK_FIELDS = {
  bankName: "bankName",
  branchName: "branchName",
  bic: "branchCode",
  bankcard: "number",
  cardholder: "holder",
} as const satisfies BodyNames<Schemas["BindBankCard"], BankAccount>;

/** Binds the account for withdrawals. */
export const useBindBankCard = () =>
  useWrite({
    fields: BANK_FIELDS,
    mutationFn: ({ bankName, branchName, branchCode, number, holder }: BankAccount) =>
      send("/api/wallet/bindBankCard", { bankName, branchName, bic: branchCode, bankcard: number, cardholder: holder }),
    meta: { success: "toast", refusals: "inline", unknown: "inline", invalidates: ["/api/wallet/getWalletStatus"] },
  });

/** Binds the address for withdrawals on this chain. */
export const useBindAddress = () =>
  useWrite({
    fields: { address: "address" },
    mutationFn: ({ chain, address }: { chain: Chain; address: string }) =>
      send("/api/wallet/bindAddress", { type: CHAIN_CODES[chain], address }),
    meta: { success: "toast", refusals: "inline", unknown: "inline", invalidates: ["/api/wallet/getWalletStatus"] },
  });

/** The wire requires whole USDT, as a number. */
const wholeOf = (amount: Usdt): number => Number(amount);

/** Parts of every call that moves money from or to the wallet. */
const WALLET_CALL = { success: "toast", invalidates: WALLET_READS } as const;

interface UsdtTopUp {
  readonly amount: Usdt;
  readonly chain: Chain;
  readonly txId: string;
}

/** Reports a USDT deposit of whole USDT; sends the chain's name as `name` (rule H4). */
export const recharge = moneyCall({
  ...WALLET_CALL,
  path: "/api/wallet/recharge",
  fields: { amount: "amount", txId: "txId" },
  body: ({ amount, chain, txId }: UsdtTopUp) => ({
    amount: wholeOf(amount),
    name: chain,
    txId,
    payType: CHAIN_CODES[chain],
  }),
});

interface BankTopUp {
  readonly amount: Yen;
  readonly receipt: StoredFile;
}

/** Reports a bank transfer. Credited once it is approved. */
export const bankRecharge = moneyCall({
  ...WALLET_CALL,
  path: "/api/wallet/bankRecharge",
  fields: { amount: "amount", image: "receipt" },
  body: ({ amount, receipt }: BankTopUp) => ({ amount, image: receipt }),
  same: ({ amount, receipt }) => ({ amount, receipt: contentOf(receipt) ?? receipt }),
});

export interface Withdrawal<Money> {
  readonly amount: Money;
  readonly payPassword: string;
}

const WITHDRAWAL_FIELDS = { amount: "amount", payPassword: "payPassword" } as const;

/** Requests a payout of whole USDT on this chain; the amount is reserved at once. */
export const withdrawal = (chain: Chain) =>
  moneyCall({
    ...WALLET_CALL,
    path: "/api/wallet/withdrawal",
    fields: WITHDRAWAL_FIELDS,
    body: ({ amount, payPassword }: Withdrawal<Usdt>) => ({
      payType: CHAIN_CODES[chain],
      amount: wholeOf(amount),
      payPassword,
    }),
  });

/** Requests a payout in yen; the amount is reserved at once. */
export const bankWithdrawal = moneyCall({
  ...WALLET_CALL,
  path: "/api/wallet/bankWithdrawal",
  fields: WITHDRAWAL_FIELDS,
  body: ({ amount, payPassword }: Withdrawal<Yen>) => ({ amount, payPassword }),
});

/** Cancels a withdrawal that is still in review. Refuses: unknown-record, already-decided. */
export const cancelWithdrawal = moneyCall({
  ...WALLET_CALL,
  path: "/api/wallet/cancelWithdrawal",
  fields: {},
  body: ({ id }: { id: number }) => ({ id }),
  once: true,
});

export interface Balance {
  readonly balance: Yen | null;
  /** The balance at the platform's rate, floored to two places (rule J6). */
  readonly usdtEquivalent: Usdt | null;
}

function toBalance(data: ReadData<"/api/wallet/getBalance">): Balance {
  const { balance, usdt } = fieldsOf(data);
  return { balance: yenOf(balance), usdtEquivalent: usdtOf(usdt) };
}

export const readBalance = async (signal: AbortSignal): Promise<Balance> =>
  toBalance(await get("/api/wallet/getBalance", undefined, signal));

export const getBalanceQuery = () => read("/api/wallet/getBalance", toBalance);

export type RecordKind = keyof typeof KIND_CODES;
export type Channel = keyof typeof CHANNEL_CODES;
export type RecordAudit = "in-review" | "success" | "failure" | "unknown";

interface RecordBase {
  readonly id: number;
  readonly audit: RecordAudit;
  /** The reason of the failure, if the server sends one. */
  readonly reason: string | null;
  /** Cancelled by the member, not rejected. */
  readonly cancelled?: true;
  readonly at: EpochMs | null;
  /** When the state last changed. */
  readonly updatedAt: EpochMs | null;
  readonly rate: Rate | null;
  readonly address: string | null;
  readonly txId: string | null;
}

interface Amounts<Money> {
  readonly amount: Money | null;
  readonly fee: Money | null;
  readonly net: Money | null;
}

/** A deposit or withdrawal: by bank in yen, by coin in USDT (rule L1). */
export type WalletRecord =
  | (RecordBase & { readonly channel: "bank" } & Amounts<Yen>)
  | (RecordBase & {
      readonly channel: "coin";
      readonly chain: Chain;
    } & Amounts<Usdt>);

const RECORD_AUDITS: Record<string, RecordAudit> = { 0: "in-review", 1: "success", 2: "failure" };

// openapi-fetch drops a property whose only type is null, so bank records have no pay_type.
type WireRecord = Wire<Omit<Schemas["CoinRecord"], "pay_type"> & { pay_type: unknown }>;

function toRecord(wire: WireRecord, channel: Channel): WalletRecord {
  const base: RecordBase = {
    id: idOf(wire.id),
    audit: named(RECORD_AUDITS, wire.audit),
    reason: textOrNull(wire.reason),
    ...(flagOf(wire.cancelled) && { cancelled: true }),
    at: timeOf(wire.createtime),
    updatedAt: timeOf(wire.updatetime),
    rate: rateOf(wire.rate),
    address: textOrNull(wire.address),
    txId: textOrNull(wire.txId),
  };
  const { amount, fee, net } = wire;
  if (channel === "bank") {
    return { ...base, channel, amount: yenOf(amount), fee: yenOf(fee), net: yenOf(net) };
  }
  // '1' is TRC20, anything else ERC20 (rule D5).
  const chain: Chain = textOf(wire.pay_type) === "1" ? "TRC20" : "ERC20";
  return { ...base, channel, chain, amount: usdtOf(amount), fee: usdtOf(fee), net: usdtOf(net) };
}

/** All deposits or withdrawals of the member in one channel, newest first. */
export const indexQuery = (kind: RecordKind, channel: Channel) =>
  readAll(
    "/api/wallet/index",
    (data): readonly WalletRecord[] => itemsOf(data).map((wire) => toRecord(wire, channel)),
    { type: KIND_CODES[kind], payType: CHANNEL_CODES[channel] },
  );

/** One page of records, and the total on all pages. */
export interface RecordPage {
  readonly records: readonly WalletRecord[];
  readonly total: number;
}

/** One page of the same list; pages count from 1. A server without pages sends the whole list, which is cut here. */
export const indexPageQuery = (kind: RecordKind, channel: Channel, page: number, limit: number) =>
  read(
    "/api/wallet/index",
    (data): RecordPage => {
      const items = itemsOf(data);
      const wire = fieldsOf(data);
      const isPaged = countOf(wire.page) !== null;
      const shown = isPaged ? items : items.slice((page - 1) * limit, page * limit);
      const total = isPaged ? (countOf(wire.total) ?? (page - 1) * limit + items.length) : items.length;
      return { records: shown.map((wire) => toRecord(wire, channel)), total };
    },
    { type: KIND_CODES[kind], payType: CHANNEL_CODES[channel], page, limit },
  );

/** The bank withdrawal's instructions (HTML of the server: sanitize it) and its fee. */
export const getWithdrawalDescQuery = () =>
  read("/api/wallet/getWithdrawalDesc", (data) => {
    const { WithdrawalDesc, fee } = fieldsOf(data);
    return { html: textOf(WithdrawalDesc), fee: yenOf(fee) };
  });

/** The USDT withdrawal's instructions (HTML of the server: sanitize it) and the fee of each chain. */
export const getDescQuery = () =>
  read("/api/wallet/getDesc", (data) => {
    const { desc, fees } = fieldsOf(data);
    const { ERC20, TRC20 } = innerFields<typeof data.fees>(fees);
    return { html: textOf(desc), fees: { ERC20: usdtOf(ERC20), TRC20: usdtOf(TRC20) } };
  });
