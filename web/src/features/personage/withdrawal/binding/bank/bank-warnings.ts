import type { BankAccount } from "#api/wallet/bound-accounts.ts";
import { tidyBankAccount } from "./bind-bank-form.ts";

/** The parts of a bank account that have a fixed format in Japan, and so can look wrong. */
export type SuspectPart = "branchCode" | "number" | "holder";

/** The holder as banks write it: katakana, capital letters, digits and a few signs. */
const HOLDER = /^[\u30a1-\u30f6\u30fbー゛゜A-Z0-9 ()./,-]+$/;

/**
 * Parts of an account that a Japanese bank would probably not accept. They cause a warning, never a rejection (rule
 * J2).
 */
export function bankWarnings(values: BankAccount): ReadonlySet<SuspectPart> {
  const { branchCode, number, holder } = tidyBankAccount(values);
  const doubts = new Set<SuspectPart>();
  if (branchCode !== "" && !/^[0-9]{3}$/.test(branchCode)) doubts.add("branchCode");
  if (number !== "" && !/^[0-9]{7}$/.test(number)) doubts.add("number");
  if (holder !== "" && !HOLDER.test(holder.normalize("NFKC"))) doubts.add("holder");
  return doubts;
}
