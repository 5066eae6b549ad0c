// The ledger's accounts. A name tells whose money it is; the currency follows from the name.
import type { AccountId, Currency, MemberId, State } from "./state.ts";
import { asYen, subtractYen, type Yen, ZERO_YEN } from "./yen.ts";

/** What a member can spend. */
export const availableOf = (member: MemberId): AccountId => `member:${member}:available`;
/** What a member has asked to withdraw and still waits for. */
export const reserveOf = (member: MemberId): AccountId => `member:${member}:reserve`;
/** What a member has in running holdings, at their price. */
export const holdingsOf = (member: MemberId): AccountId => `member:${member}:holdings`;

/** The platform's own money. */
export const PLATFORM: Readonly<Record<Currency, AccountId>> = { JPY: "platform:JPY", USDT: "platform:USDT" };
/** The world outside: banks for yen, chains for USDT. Below zero by all that came in and has not gone out. */
export const EXTERNAL: Readonly<Record<Currency, AccountId>> = { JPY: "external:bank", USDT: "external:chain" };
/** Fees of withdrawals. */
export const FEES: Readonly<Record<Currency, AccountId>> = { JPY: "fees:JPY", USDT: "fees:USDT" };
/** Where money granted by QA comes from. */
export const QA_EQUITY: Readonly<Record<Currency, AccountId>> = { JPY: "qa:equity:JPY", USDT: "qa:equity:USDT" };

/** The platform's profit payments, one account a member, so that the sum paid so far is one read: minus its balance. */
export const profitPaidTo = (member: MemberId): AccountId => `platform:profit:${member}`;
/** The platform's invite rewards, one account a member, for the same reason. */
export const rewardsPaidTo = (member: MemberId): AccountId => `platform:invite:${member}`;

/** True for accounts that may never go below zero. */
export const isMemberAccount = (account: AccountId): boolean => account.startsWith("member:");

/** Members and everything else hold yen; USDT only moves between the platform, the chain, the fees and QA. */
export const currencyOf = (account: AccountId): Currency =>
  account === EXTERNAL.USDT || account.endsWith(":USDT") ? "USDT" : "JPY";

/** The running balance in whole yen or micro-USDT; 0 for an account that was never used. */
export const accountBalance = (state: Pick<State, "accounts">, account: AccountId): number =>
  state.accounts.get(account)?.balance ?? 0;

/** The running balance of a yen account. */
export const yenBalance = (state: Pick<State, "accounts">, account: AccountId): Yen =>
  asYen(accountBalance(state, account));

/** What has flowed out of a paying account so far: its balance with the sign turned. */
export const paidOut = (state: Pick<State, "accounts">, account: AccountId): Yen =>
  subtractYen(ZERO_YEN, yenBalance(state, account));
