import type { BankAccount } from "#api/wallet/bound-accounts.ts";
import type { FormFaults } from "#components/forms/form-resolver.ts";
import { compactText } from "#lib/text/normalize-text.ts";

/** Maximum lengths in the contract. */
export const BANK_LENGTHS = { bankName: 100, branchName: 100, branchCode: 50, number: 50, holder: 100 } as const;

/**
 * Trims all parts of the account. Also makes branch code and number half-width, without spaces, and removes dashes from
 * the number.
 */
export function tidyBankAccount(values: BankAccount): BankAccount {
  return {
    bankName: values.bankName.trim(),
    branchName: values.branchName.trim(),
    branchCode: compactText(values.branchCode),
    number: compactText(values.number).replaceAll(/[\p{Pd}−ー]/gu, ""),
    holder: values.holder.trim(),
  };
}

export type BankFault = "required" | "digits";

/** All five parts are required (rule J2); an account number has digits only. */
export function checkBindBank(values: BankAccount): FormFaults<BankAccount, BankFault> {
  const account = tidyBankAccount(values);
  const names = ["bankName", "branchName", "branchCode", "number", "holder"] as const;
  const missing = names.filter((name) => account[name] === "").map((name) => [name, "required"] as const);
  const badNumber = account.number !== "" && !/^[0-9]+$/.test(account.number);
  return { ...Object.fromEntries(missing), ...(badNumber && { number: "digits" }) };
}
