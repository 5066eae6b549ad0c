import type { FormFaults } from "#components/forms/form-resolver.ts";
import type { WithdrawalMoney } from "./withdrawal-channel.ts";

export interface WithdrawalValues {
  /** As the field stores it; "" when empty. */
  amount: string;
  /** Digits as typed. */
  payPassword: string;
}

export type WithdrawalFault = "required" | "integer" | "six-digits";
type Faults = FormFaults<WithdrawalValues, WithdrawalFault>;

/**
 * Requires a whole amount and a trading password of six digits. The server decides whether balance and fee allow the
 * amount.
 */
export function checkWithdrawal<Money>(values: WithdrawalValues, money: WithdrawalMoney<Money>): Faults {
  return { ...checkAmount(values.amount, money), ...checkPayPassword(values.payPassword) };
}

function checkAmount<Money>(typed: string, { read }: WithdrawalMoney<Money>): Faults {
  if (typed === "") return { amount: "required" };
  return read(typed) === null ? { amount: "integer" } : {};
}

/** Requires six digits (rule K3); the server decides whether they are correct. */
function checkPayPassword(payPassword: string): Faults {
  if (payPassword === "") return { payPassword: "required" };
  return /^[0-9]{6}$/.test(payPassword) ? {} : { payPassword: "six-digits" };
}
