import { accept, type Decision, type Refusal, refuse } from "#domain/decision.ts";
import { bindingOf, putBinding } from "#domain/reviews/bindings.ts";
import { openReview } from "#domain/reviews/reviews.ts";
import { settingsOf } from "#domain/settings.ts";
import { compactText } from "#domain/spelling/plain-text.ts";
import type { BankAccount, Binding, Chain, Draft, MemberId, State, WalletType } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";

/** Checks the format and checksum of an address. */
export type AddressCheck = (chain: Chain, address: string) => "valid" | "bad-address" | "wrong-chain-address";

/** The fields of a bank account in the order of their checks. */
const BANK_FIELDS = [
  "bankName",
  "branchName",
  "number",
  "holder",
  "branchCode",
] as const satisfies readonly (keyof BankAccount)[];

/**
 * Binds the bank account for a member's yen withdrawals; usable once its review is approved.
 * Refuses: required, bad-bank-card (not digits only), already-bound (also in review).
 */
export function bindBankAccount(
  draft: Draft,
  command: { readonly memberId: MemberId; readonly account: BankAccount },
  now: EpochMs,
): Decision<Binding, "required" | "bad-bank-card" | "already-bound", keyof BankAccount> {
  const { memberId, account } = command;
  const bank: BankAccount = {
    bankName: account.bankName.trim(),
    branchName: account.branchName.trim(),
    branchCode: compactText(account.branchCode),
    number: compactText(account.number),
    holder: account.holder.trim(),
  };
  for (const field of BANK_FIELDS) if (bank[field] === "") return refuse("required", { field });
  if (!/^[0-9]+$/.test(bank.number)) return refuse("bad-bank-card", { field: "number" });
  const taken = refuseWhenBound(draft, memberId, "bank");
  if (taken) return taken;
  return handIn(draft, { memberId, walletType: "bank", state: "in-review", bank, address: null, reason: null }, now);
}

/**
 * Binds the address for a member's USDT withdrawals on one chain; usable once its review is approved.
 * Refuses: required, bad-address, wrong-chain-address, platform-address (the platform's own), already-bound (also in
 * review).
 */
export function bindAddress(
  draft: Draft,
  command: {
    readonly memberId: MemberId;
    readonly chain: Chain;
    readonly address: string;
    readonly check: AddressCheck;
  },
  now: EpochMs,
): Decision<
  Binding,
  "required" | "bad-address" | "wrong-chain-address" | "platform-address" | "already-bound",
  "address"
> {
  const { memberId, chain, check } = command;
  const address = compactText(command.address);
  const field = "address";
  if (address === "") return refuse("required", { field });
  const verdict = check(chain, address);
  if (verdict !== "valid") return refuse(verdict, { field });
  if (isSame(chain, address, settingsOf(draft).chains[chain].depositAddress))
    return refuse("platform-address", { field });
  const taken = refuseWhenBound(draft, memberId, chain);
  if (taken) return taken;
  return handIn(draft, { memberId, walletType: chain, state: "in-review", bank: null, address, reason: null }, now);
}

/** Whether two addresses are the same. In an ERC20 address the case of letters is only a checksum. */
const isSame = (chain: Chain, one: string, other: string): boolean =>
  chain === "ERC20" ? one.toLowerCase() === other.toLowerCase() : one === other;

function refuseWhenBound(state: State, memberId: MemberId, walletType: WalletType): Refusal<"already-bound"> | null {
  const { state: now } = bindingOf(state, memberId, walletType);
  return now === "bound" || now === "in-review" ? refuse("already-bound") : null;
}

function handIn(draft: Draft, binding: Binding, now: EpochMs): Decision<Binding> {
  const { memberId, walletType } = putBinding(draft, binding);
  openReview(draft, { kind: "wallet", memberId, walletType }, now);
  return accept(bindingOf(draft, memberId, walletType));
}
