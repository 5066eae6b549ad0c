import type { ReactNode, Ref } from "react";
import type { MoneyCall } from "#api/money-call.ts";
import type { WalletStatus } from "#api/wallet/bound-accounts.ts";
import type { Withdrawal } from "#api/wallet/withdrawal.ts";
import { usdtFromField, yenFromField } from "#lib/amount/parse-amount.ts";
import { isMoreUsdt, isZeroUsdt, type Usdt, usdtAfterFee, wholePart } from "#lib/amount/usdt.ts";
import { asYen, type Yen } from "#lib/amount/yen.ts";
import type { WalletType } from "#lib/chain/chain.ts";

/** Parsing and arithmetic of a withdrawal's currency. */
export interface WithdrawalMoney<Money> {
  /** Parses a typed amount; null if it is invalid. */
  read: (typed: string) => Money | null;
  /** The net amount after the fee; null if nothing remains. */
  afterFee: (amount: Money, fee: Money) => Money | null;
  isMore: (amount: Money, than: Money) => boolean;
  isZero: (amount: Money) => boolean;
  /** The withdrawable part of a balance as field text; "" if there is none. */
  whole: (balance: Money) => string;
}

export const YEN_WITHDRAWAL: WithdrawalMoney<Yen> = {
  read: yenFromField,
  afterFee: (amount, fee) => (amount > fee ? asYen(amount - fee) : null),
  isMore: (amount, than) => amount > than,
  isZero: (amount) => amount === 0,
  whole: (balance) => (balance === 0 ? "" : String(balance)),
};

export const USDT_WITHDRAWAL: WithdrawalMoney<Usdt> = {
  read: usdtFromField,
  afterFee: usdtAfterFee,
  isMore: isMoreUsdt,
  isZero: isZeroUsdt,
  whole: wholePart,
};

export interface AmountControl {
  label: ReactNode;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  faultText: string;
  ref: Ref<HTMLInputElement>;
  error: ReactNode;
}

/** Everything that differs between the bank and the chains. */
export interface WithdrawalChannel<Money> {
  wallet: WalletType;
  status: WalletStatus;
  money: WithdrawalMoney<Money>;
  text: (amount: Money) => string;
  /** Null if the server sends no fee. */
  fee: Money | null;
  /** The member's balance in the withdrawal's currency; undefined until known. */
  available: Money | undefined;
  call: MoneyCall<"/api/wallet/withdrawal" | "/api/wallet/bankWithdrawal", Withdrawal<Money>, "amount" | "payPassword">;
  title: ReactNode;
  arrival: ReactNode;
  /** The company's instructions, HTML from the server. */
  instructions: string;
  amountField: (control: AmountControl) => ReactNode;
  /** The amount in large type, for the review. */
  headline: (amount: Money | null) => ReactNode;
  submitLabel: ReactNode;
  /** The destination, as rows of a summary. */
  destination: ReactNode;
}
