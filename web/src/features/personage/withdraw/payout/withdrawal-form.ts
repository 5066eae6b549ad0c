import type { FormFaults } from "#components/forms/form-resolver.ts";
import type { PayoutMoney } from "./payout-way.ts";

export interface WithdrawalValues {
  /** As the field keeps it; "" when empty. */
  amount: string;
  /** Digits as typed. */
  payPassword: string;
}

export type WithdrawalFault = "required" | "integer" | "not-above-fee" | "six-digits";
type Faults = FormFaults<WithdrawalValues, WithdrawalFault>;

/** A whole amount of which something is left after the fee, and six digits; whether the balance is enough is the server's to say. */
export function checkWithdrawal<Money>(values: WithdrawalValues, money: PayoutMoney<Money>, fee: Money): Faults {
  return { ...checkAmount(values.amount, money, fee), ...checkPayPassword(values.payPassword) };
}

function checkAmount<Money>(typed: string, { read, afterFee }: PayoutMoney<Money>, fee: Money): Faults {
  if (typed === "") return { amount: "required" };
  const amount = read(typed);
  if (amount === null) return { amount: "integer" };
  return afterFee(amount, fee) === null ? { amount: "not-above-fee" } : {};
}

/** Six digits (rule K3), of which the server tells whether they are the right ones. */
function checkPayPassword(payPassword: string): Faults {
  if (payPassword === "") return { payPassword: "required" };
  return /^[0-9]{6}$/.test(payPassword) ? {} : { payPassword: "six-digits" };
}
