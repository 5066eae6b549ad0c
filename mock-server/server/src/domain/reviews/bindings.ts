import type { BankAccount, Binding, Draft, MemberId, State, WalletType } from "#domain/state.ts";
import type { Verdict } from "./settlement.ts";

const keyOf = (memberId: MemberId, walletType: WalletType): string => `${memberId}:${walletType}`;

/** A member's binding of one wallet type; state "none" when there never was one. */
export const bindingOf = (state: State, memberId: MemberId, walletType: WalletType): Binding =>
  state.bindings.get(keyOf(memberId, walletType)) ?? {
    memberId,
    walletType,
    state: "none",
    bank: null,
    address: null,
    reason: null,
  };

export function putBinding(draft: Draft, binding: Binding): Binding {
  draft.bindings.put(keyOf(binding.memberId, binding.walletType), binding);
  return binding;
}

/**
 * Applies the outcome of a binding's review. Approved: bound, usable for withdrawals. Rejected: back to "none", with
 * the reason and without the data.
 */
export function settleBinding(draft: Draft, binding: Binding, verdict: Verdict): Binding {
  if (verdict.approved) return putBinding(draft, { ...binding, state: "bound", reason: null });
  return unbind(draft, binding, "none", verdict.reason);
}

/** Removes the data of a binding, so that the member must bind again. */
export const unbind = (draft: Draft, binding: Binding, state: "none" | "reopened", reason: string | null): Binding =>
  putBinding(draft, { ...binding, state, bank: null, address: null, reason });

/** Binds the bank account that a member asked customer service for, in place of the previous one. */
export const replaceBank = (draft: Draft, memberId: MemberId, bank: BankAccount): Binding =>
  putBinding(draft, { ...bindingOf(draft, memberId, "bank"), state: "bound", bank, reason: null });

/** The destination for display: the address, or the bank and the account's last digits; null when there is none. */
export function boundText({ state, bank, address }: Binding): string | null {
  if (state !== "bound" && state !== "in-review") return null;
  return bank ? `${bank.bankName} ${maskedNumber(bank.number)}` : address;
}

const SHOWN_DIGITS = 4;
/** `****4567`; a number too short for that is masked completely. */
const maskedNumber = (number: string): string =>
  `****${number.length > SHOWN_DIGITS ? number.slice(-SHOWN_DIGITS) : ""}`;
