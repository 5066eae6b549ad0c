import type { BankAccount } from "#api/wallet.ts";
import { tidyBankAccount } from "./bind-bank-form.ts";

/** The parts of which a Japanese bank's form is known, and that may look unlike it. */
export type DoubtfulPart = "branchCode" | "number" | "holder";

/** As banks write a holder: katakana, capital letters, figures and the few signs of their character set. */
const HOLDER = /^[\u30a1-\u30f6\u30fbー゛゜A-Z0-9 ()./,-]+$/;

/** The parts of an account that a Japanese bank would hardly accept. They are asked about and never refused (rule J2). */
export function doubtsOf(values: BankAccount): ReadonlySet<DoubtfulPart> {
  const { branchCode, number, holder } = tidyBankAccount(values);
  const doubts = new Set<DoubtfulPart>();
  if (branchCode !== "" && !/^[0-9]{3}$/.test(branchCode)) doubts.add("branchCode");
  if (number !== "" && !/^[0-9]{7}$/.test(number)) doubts.add("number");
  if (holder !== "" && !HOLDER.test(holder.normalize("NFKC"))) doubts.add("holder");
  return doubts;
}
