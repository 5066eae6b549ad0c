import type { FormFaults } from "#components/form-resolver.ts";
import { usdtFromField } from "#lib/amount-of-field.ts";
import { type Usdt, usdtAfterFee } from "#lib/usdt.ts";
import { yenFromField } from "#lib/amount-of-field.ts";
import { type Yen } from "#lib/yen.ts";

export interface WithdrawalValues {
  /** As the field keeps it; "" when empty. */
  amount: string;
  /** Digits as typed. */
  payPassword: string;
}

export type WithdrawalFault = "required" | "integer" | "not-above-fee" | "six-digits";
type Faults = FormFaults<WithdrawalValues, WithdrawalFault>;

/** Six digits (rule K3), of which the server tells whether they are the right ones. */
function checkPayPassword(payPassword: string): Faults {
  if (payPassword === "") return { payPassword: "required" };
  return /^[0-9]{6}$/.test(payPassword) ? {} : { payPassword: "six-digits" };
}

/** Whole yen of which something is left after the fee; whether the balance is enough is the server's to say. */
export function checkBankWithdrawal({ amount, payPassword }: WithdrawalValues, fee: Yen): Faults {
  return { ...amountFault(amount, yenFromField(amount), (yen) => yen > fee), ...checkPayPassword(payPassword) };
}

/** Whole USDT (the contract takes no fraction) of which something is left after the chain's fee. */
export function checkUsdtWithdrawal({ amount, payPassword }: WithdrawalValues, fee: Usdt): Faults {
  const aboveFee = (usdt: Usdt) => usdtAfterFee(usdt, fee) !== null;
  return { ...amountFault(amount, usdtFromField(amount), aboveFee), ...checkPayPassword(payPassword) };
}

function amountFault<Money>(typed: string, amount: Money | null, aboveFee: (amount: Money) => boolean): Faults {
  if (typed === "") return { amount: "required" };
  if (amount === null) return { amount: "integer" };
  return aboveFee(amount) ? {} : { amount: "not-above-fee" };
}
