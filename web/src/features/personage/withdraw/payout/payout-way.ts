import type { ReactNode, Ref } from "react";
import type { WalletStatus, WalletType, Withdrawal } from "#api/wallet.ts";
import type { Write } from "#api/write.ts";
import { usdtFromField, yenFromField } from "#lib/amount-of-field.ts";
import { isMoreUsdt, type Usdt, usdtAfterFee, wholePart } from "#lib/usdt.ts";
import { asYen, type Yen } from "#lib/yen.ts";

/** How a currency is reckoned with where it is paid out. */
export interface PayoutMoney<Money> {
  /** The amount that a field spells; null where it is none. */
  read: (typed: string) => Money | null;
  /** What is left of an amount after the fee; null where nothing is. */
  afterFee: (amount: Money, fee: Money) => Money | null;
  isMore: (amount: Money, than: Money) => boolean;
  /** All of a balance that can be paid out, as a field spells it; "" where that is nothing. */
  whole: (balance: Money) => string;
}

export const YEN_PAYOUT: PayoutMoney<Yen> = {
  read: yenFromField,
  afterFee: (amount, fee) => (amount > fee ? asYen(amount - fee) : null),
  isMore: (amount, than) => amount > than,
  whole: (balance) => (balance === 0 ? "" : String(balance)),
};

export const USDT_PAYOUT: PayoutMoney<Usdt> = {
  read: usdtFromField,
  afterFee: usdtAfterFee,
  isMore: isMoreUsdt,
  whole: wholePart,
};

/** What an amount field of either currency needs. */
export interface AmountControl {
  label: ReactNode;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: ReactNode;
}

/** One way to be paid out: everything in which the bank and the chains differ. */
export interface PayoutWay<Money> {
  wallet: WalletType;
  status: WalletStatus;
  money: PayoutMoney<Money>;
  text: (amount: Money) => string;
  fee: Money;
  /** What the member has; undefined until it is known. */
  available: Money | undefined;
  write: Write<Withdrawal<Money>, unknown, "amount" | "payPassword">;
  title: ReactNode;
  arrival: ReactNode;
  /** The company's own words, HTML of the server. */
  instructions: string;
  amountField: (control: AmountControl) => ReactNode;
  /** The amount large, for the review and, once it is sent, the result. */
  headline: (amount: Money | null, sent: boolean) => ReactNode;
  /** Where the money goes: the rows of a summary. */
  destination: ReactNode;
}
