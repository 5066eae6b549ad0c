// Double-entry bookkeeping (rule Q1): money is never created or lost, it only moves between accounts.
import type { MicroUsdt } from "#domain/amounts/usdt.ts";
import type { Yen } from "#domain/amounts/yen.ts";
import {
  type AccountId,
  type Currency,
  type Draft,
  type Leg,
  nextId,
  type Ref,
  type Transaction,
  type TransactionKind,
} from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { accountBalance, currencyOf, isMemberAccount } from "./accounts.ts";

/** One side of a movement: whole yen or micro-USDT, by the account's currency; negative amounts are debits. */
export interface Side {
  readonly account: AccountId;
  readonly amount: number;
}
export interface Movement {
  readonly kind: TransactionKind;
  readonly ref: Ref;
  readonly legs: readonly Side[];
}

export const transfer = (from: AccountId, to: AccountId, amount: Yen | MicroUsdt): readonly Side[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

/** The total change of each account. */
export function netOf(legs: readonly Side[]): Map<AccountId, number> {
  const net = new Map<AccountId, number>();
  for (const { account, amount } of legs) net.set(account, (net.get(account) ?? 0) + amount);
  return net;
}

/**
 * Books a movement: updates the balance of each account, and links each side to the account's previous transaction.
 * Adds up sides of the same account, and omits accounts without a net change. Throws without a change when a currency
 * does not sum to zero, a balance would not be a safe integer, a member's account would be negative, or nothing would
 * move. Each of these is a bug, because callers check the rules first.
 */
export function post(draft: Draft, { kind, ref, legs }: Movement, now: EpochMs): Transaction {
  const net = netOf(legs);
  const sums: Record<Currency, number> = { JPY: 0, USDT: 0 };
  for (const { account, amount } of legs) sums[currencyOf(account)] += amount;
  if (sums.JPY !== 0 || sums.USDT !== 0) throw new Error(`${kind} does not sum to zero: ${JSON.stringify(sums)}`);
  const moved = [...net].filter(([, amount]) => amount !== 0);
  if (moved.length === 0) throw new Error(`${kind} moves nothing`);

  const booked = moved.map(([account, amount]): Leg => {
    const balance = accountBalance(draft, account) + amount;
    if (!Number.isSafeInteger(balance)) throw new RangeError(`${account} would hold ${balance}`);
    if (balance < 0 && isMemberAccount(account)) throw new Error(`${account} would go below zero by ${kind}`);
    const previous = draft.accounts.get(account)?.newestTransaction ?? null;
    return { account, currency: currencyOf(account), amount, balance, previous };
  });

  const transaction: Transaction = { id: nextId(draft, "transaction"), at: now, kind, ref, legs: booked };
  draft.transactions.put(transaction.id, transaction);
  for (const { account, currency, balance } of booked) {
    draft.accounts.put(account, { id: account, currency, balance, newestTransaction: transaction.id });
  }
  return transaction;
}
