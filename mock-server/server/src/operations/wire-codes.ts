// Wire codes that more than one call uses.
import type { Chain, WalletType } from "#domain/state.ts";
import type { TermUnit } from "#domain/time/maturity.ts";

/** `payType` of payloads and `type` of an address. */
export const CHAINS = { 1: "TRC20", 2: "ERC20" } as const satisfies Record<number, Chain>;
/** `type` of a wallet's status. */
export const WALLET_TYPES = { ...CHAINS, 3: "bank" } as const satisfies Record<number, WalletType>;
/** `pay_type` of a record. */
export const PAY_TYPE = { TRC20: "1", ERC20: "2" } as const satisfies Record<Chain, string>;
/** `dateType` and `date_type` of a product. */
export const DATE_TYPE = { day: 0, week: 1, month: 2, year: 3 } as const satisfies Record<TermUnit, number>;
