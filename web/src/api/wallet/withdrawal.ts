import { read } from "#api/call.ts";
import { moneyCall } from "#api/money-call.ts";
import { textOf, usdtOf, yenOf } from "#api/reply/readers.ts";
import { fieldsOf, innerFields } from "#api/reply/wire.ts";
import type { Usdt } from "#lib/amount/usdt.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Chain } from "#lib/chain/chain.ts";
import { CHAIN_CODES, WALLET_CALL, wholeOf } from "./wallet-call.ts";

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

/** Cancels a withdrawal that is still in review. Refusal reasons: unknown-record, already-decided. */
export const cancelWithdrawal = moneyCall({
  ...WALLET_CALL,
  path: "/api/wallet/cancelWithdrawal",
  fields: {},
  body: ({ id }: { id: number }) => ({ id }),
  once: true,
});

/** Instructions for a bank withdrawal (HTML from the server: sanitize it) and its fee. */
export const getWithdrawalDescQuery = () =>
  read("/api/wallet/getWithdrawalDesc", (data) => {
    const { WithdrawalDesc, fee } = fieldsOf(data);
    return { html: textOf(WithdrawalDesc), fee: yenOf(fee) };
  });

/** Instructions for a USDT withdrawal (HTML from the server: sanitize it) and the fee of each chain. */
export const getDescQuery = () =>
  read("/api/wallet/getDesc", (data) => {
    const { desc, fees } = fieldsOf(data);
    const { ERC20, TRC20 } = innerFields<typeof data.fees>(fees);
    return { html: textOf(desc), fees: { ERC20: usdtOf(ERC20), TRC20: usdtOf(TRC20) } };
  });
