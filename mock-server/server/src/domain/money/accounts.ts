// The ledger's accounts. An account's name contains its owner and determines its currency.
import { asYen, subtractYen, type Yen, ZERO_YEN } from "#domain/amounts/yen.ts";
import type { AccountId, Currency, MemberId, State } from "#domain/state.ts";

/** A member's available balance. */
export const availableOf = (member: MemberId): AccountId => `member:${member}:available`;
/** Yen reserved for a member's withdrawals in review. */
export const reserveOf = (member: MemberId): AccountId => `member:${member}:reserve`;
/** A member's running holdings, at their price. */
export const holdingsOf = (member: MemberId): AccountId => `member:${member}:holdings`;

/** The platform's own money. */
export const PLATFORM: Readonly<Record<Currency, AccountId>> = { JPY: "platform:JPY", USDT: "platform:USDT" };
/** The outside world: banks for yen, chains for USDT. Balance: money paid out minus money received. */
export const EXTERNAL: Readonly<Record<Currency, AccountId>> = { JPY: "external:bank", USDT: "external:chain" };
/** Fees of withdrawals. */
export const FEES: Readonly<Record<Currency, AccountId>> = { JPY: "fees:JPY", USDT: "fees:USDT" };
/** The source of money granted through the control surface. */
export const QA_EQUITY: Readonly<Record<Currency, AccountId>> = { JPY: "qa:equity:JPY", USDT: "qa:equity:USDT" };

/**
 * The platform's profit payments to a member; the balance is negative. One account per member, so that the total is
 * read from one balance (`paidOut`).
 */
export const profitPaidTo = (member: MemberId): AccountId => `platform:profit:${member}`;
/** The platform's invite rewards to a member; one account per member, as for profit. */
export const rewardsPaidTo = (member: MemberId): AccountId => `platform:invite:${member}`;

/** Whether an account belongs to a member; such accounts must never be negative. */
export const isMemberAccount = (account: AccountId): boolean => account.startsWith("member:");

export const memberOfAccount = (account: AccountId): MemberId => Number(account.split(":", 2)[1]);

/** USDT for the USDT accounts of `PLATFORM`, `EXTERNAL`, `FEES` and `QA_EQUITY`; yen for all others. */
export const currencyOf = (account: AccountId): Currency =>
  account === EXTERNAL.USDT || account.endsWith(":USDT") ? "USDT" : "JPY";

/** The running balance in whole yen or micro-USDT; 0 for an account that was never used. */
export const accountBalance = (state: Pick<State, "accounts">, account: AccountId): number =>
  state.accounts.get(account)?.balance ?? 0;

export const yenBalance = (state: Pick<State, "accounts">, account: AccountId): Yen =>
  asYen(accountBalance(state, account));

/** The total paid out of an account: its balance with the opposite sign. */
export const paidOut = (state: Pick<State, "accounts">, account: AccountId): Yen =>
  subtractYen(ZERO_YEN, yenBalance(state, account));
