import { accept, type Decision, refuse } from "#domain/decision.ts";
import type { BankAccount, Draft, MemberId, Review } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { bindingOf } from "./bindings.ts";
import { openReview } from "./reviews.ts";

export interface AskForBankChange {
  readonly memberId: MemberId;
  readonly number: string;
  readonly bankName: string;
}

/**
 * Asks customer service to bind another bank account; the present one stays bound until the request is approved. Keeps
 * the holder, and the branch if the bank is the same. Refuses: required.
 */
export function askForBankChange(
  draft: Draft,
  command: AskForBankChange,
  now: EpochMs,
): Decision<Review, "required", "number" | "bankName"> {
  const { memberId, number, bankName } = command;
  if (number === "") return refuse("required", { field: "number" });
  if (bankName === "") return refuse("required", { field: "bankName" });
  const before = bindingOf(draft, memberId, "bank").bank;
  const sameBank = before?.bankName === bankName ? before : null;
  const bank: BankAccount = {
    bankName,
    branchName: sameBank?.branchName ?? "",
    branchCode: sameBank?.branchCode ?? "",
    number,
    holder: before?.holder ?? "",
  };
  return accept(openReview(draft, { kind: "support", memberId, bank }, now));
}
