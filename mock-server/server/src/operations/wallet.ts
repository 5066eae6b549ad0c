import { checkAddress } from "#coins/address.ts";
import { floorUsdtTextFromYen, usdtFromWhole, usdtText } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { accept } from "#domain/decision.ts";
import { once } from "#domain/idempotency.ts";
import { lockEnd } from "#domain/members/failed-attempts.ts";
import * as payPasswords from "#domain/members/pay-password.ts";
import { availableOf, yenBalance } from "#domain/money/accounts.ts";
import { listRecords } from "#domain/money/records.ts";
import { bindingOf, boundText } from "#domain/reviews/bindings.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import { settingsOf } from "#domain/settings.ts";
import type { BindingState, Member } from "#domain/state.ts";
import { tokyoTime } from "#domain/time/time.ts";
import * as wallets from "#domain/wallet/bind-account.ts";
import { requestBankTopUp, requestCoinTopUp } from "#domain/wallet/top-up.ts";
import * as withdrawals from "#domain/wallet/withdrawal.ts";
import type { Passwords } from "#ports/secrets.ts";
import { done, sliceOf, toRefusal } from "./answers.ts";
import { rejectForeign, type Operation } from "./operation.ts";
import { reviewReason } from "./review-reason.ts";
import { wireRecord } from "./wallet-record.ts";
import { CHAINS, WALLET_TYPES } from "./wire-codes.ts";

/** `setPayPassword` is true while the password must still be set (rule K4). */
export const getPayPassword: Operation<"wallet.getPayPassword"> = ({ member, now }) => {
  const end = lockEnd(member.payPasswordFailures, now);
  return accept({ setPayPassword: member.payPasswordHash === null, lockedUntil: end === null ? null : tokyoTime(end) });
};

export const setPayPassword: Operation<"wallet.setPayPassword"> = async ({ member, body, store, passwords }) => {
  rejectForeign(member, body.id);
  const { payPassword: password, rePayPassword: repeated } = body;
  const fault = payPasswords.checkNewPayPassword(member, { password, repeated });
  if (fault) return toRefusal(fault, { password: "/payPassword", repeated: "/rePayPassword" });
  const hash = await passwords.hash(password);
  return store.transact((draft) => payPasswords.setPayPassword(draft, { memberId: member.id, hash }));
};

const AUDIT_STATUS = { none: 0, bound: 1, "in-review": 2, reopened: 3 } as const satisfies Record<BindingState, number>;

export const getWalletStatus: Operation<"wallet.getWalletStatus"> = ({ member, query, store, language }) => {
  const binding = bindingOf(store.read(), member.id, WALLET_TYPES[query.type]);
  const reason = reviewReason(binding.reason, language);
  return accept({ auditStatus: AUDIT_STATUS[binding.state], bound: boundText(binding), reason });
};

export const bindBankCard: Operation<"wallet.bindBankCard"> = async ({ member, body, store }) => {
  const { bankName, branchName, bic, bankcard, cardholder } = body;
  const account = { bankName, branchName, branchCode: bic, number: bankcard, holder: cardholder };
  return done(
    await store.transact((draft, now) => wallets.bindBankAccount(draft, { memberId: member.id, account }, now)),
    {
      bankName: "/bankName",
      branchName: "/branchName",
      branchCode: "/bic",
      number: "/bankcard",
      holder: "/cardholder",
    },
  );
};

export const bindAddress: Operation<"wallet.bindAddress"> = async ({ member, body, store }) => {
  const command = { memberId: member.id, chain: CHAINS[body.type], address: body.address, check: checkAddress };
  return done(await store.transact((draft, now) => wallets.bindAddress(draft, command, now)), { address: "/address" });
};

export const recharge: Operation<"wallet.recharge"> = async ({ member, body, store, intent }) => {
  const { amount, name, txId, payType } = body;
  const command = { memberId: member.id, chain: CHAINS[payType], amount: usdtFromWhole(amount), name, txId };
  return done(
    await store.transact((draft, now) => once(draft, intent, now, () => requestCoinTopUp(draft, command, now))),
    { name: "/name", txId: "/txId", amount: "/amount" },
  );
};

export const bankRecharge: Operation<"wallet.bankRecharge"> = async ({ member, body, store, intent }) => {
  const command = { memberId: member.id, amount: asYen(body.amount), receipt: body.image };
  return done(
    await store.transact((draft, now) => once(draft, intent, now, () => requestBankTopUp(draft, command, now))),
    { receipt: "/image", amount: "/amount" },
  );
};

/**
 * Checks the trading password before the commit, because hashing is slow and a decision is synchronous. The commit
 * verifies that the hash is still current. null without a password.
 */
async function provePayPassword(
  member: Member,
  payPassword: string,
  passwords: Passwords,
): Promise<payPasswords.PayPasswordProof | null> {
  if (payPassword === "") return null;
  const hash = member.payPasswordHash;
  return { hash, right: hash !== null && (await passwords.verify(payPassword, hash)) };
}

export const withdrawal: Operation<"wallet.withdrawal"> = async ({ member, body, store, intent, passwords }) => {
  const proof = await provePayPassword(member, body.payPassword, passwords);
  const command = { memberId: member.id, chain: CHAINS[body.payType], amount: usdtFromWhole(body.amount), proof };
  return done(
    await store.transact((draft, now) =>
      once(draft, intent, now, () => withdrawals.requestCoinWithdrawal(draft, command, now)),
    ),
    { amount: "/amount", payPassword: "/payPassword" },
  );
};

export const bankWithdrawal: Operation<"wallet.bankWithdrawal"> = async ({
  member,
  body,
  store,
  intent,
  passwords,
}) => {
  const proof = await provePayPassword(member, body.payPassword, passwords);
  const command = { memberId: member.id, amount: asYen(body.amount), proof };
  return done(
    await store.transact((draft, now) =>
      once(draft, intent, now, () => withdrawals.requestBankWithdrawal(draft, command, now)),
    ),
    { amount: "/amount", payPassword: "/payPassword" },
  );
};

export const cancelWithdrawal: Operation<"wallet.cancelWithdrawal"> = async ({ member, body, store, intent }) => {
  const command = { memberId: member.id, recordId: body.id };
  return done(
    await store.transact((draft, now) =>
      once(draft, intent, now, () => withdrawals.cancelWithdrawal(draft, command, now)),
    ),
    { recordId: "/id" },
  );
};

export const getBalance: Operation<"wallet.getBalance"> = ({ member, store }) => {
  const state = store.read();
  const balance = yenBalance(state, availableOf(member.id));
  return accept({ balance, usdt: floorUsdtTextFromYen(balance, settingsOf(state).platformRate) });
};

const DIRECTIONS = { 1: "top-up", 2: "withdrawal" } as const;
/** `payType` means the channel in this call only (rule D5); elsewhere it means the chain. */
const CHANNELS = { 1: "coin", 2: "bank" } as const;

export const index: Operation<"wallet.index"> = ({ member, query, store, language }) => {
  const { type, payType, page, limit = 20 } = query;
  const asked = { memberId: member.id, direction: DIRECTIONS[type], channel: CHANNELS[payType], ...sliceOf(query) };
  const { records, total } = listRecords(store.read(), asked);
  const list = records.map((record) => wireRecord(record, language));
  return accept({ list, total, ...(page !== undefined && { page, limit }) });
};

export const getWithdrawalDesc: Operation<"wallet.getWithdrawalDesc"> = ({ store, language }) => {
  const state = store.read();
  const { bankWithdrawalInstructions } = rowOrThrow(state.publications, "main");
  return accept({ WithdrawalDesc: bankWithdrawalInstructions[language], fee: settingsOf(state).bankWithdrawalFee });
};

export const getDesc: Operation<"wallet.getDesc"> = ({ store, language }) => {
  const state = store.read();
  const { ERC20, TRC20 } = settingsOf(state).chains;
  return accept({
    desc: rowOrThrow(state.publications, "main").coinWithdrawalInstructions[language],
    fees: { ERC20: usdtText(ERC20.withdrawalFee), TRC20: usdtText(TRC20.withdrawalFee) },
  });
};
