import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import type { ApiPath } from "#api/client.ts";
import type { Usdt } from "#lib/amount/usdt.ts";
import type { Chain, WalletType } from "#lib/chain/chain.ts";

type Schemas = components["schemas"];

// On the wire, payType is the chain in a request (CHAIN_CODES), the channel in the query of wallet/index (CHANNEL_CODES
// in records.ts), and in a record the chain with codes of its own (rule D5). WALLET_TYPE_CODES are sent as `type`.
export const CHAIN_CODES = { TRC20: 1, ERC20: 2 } as const satisfies Record<Chain, Schemas["Chain"]>;
export const WALLET_TYPE_CODES = { ...CHAIN_CODES, bank: 3 } as const satisfies Record<
  WalletType,
  Schemas["WalletType"]
>;

/** Queries that a deposit or withdrawal makes stale. */
const WALLET_READS = [
  "/api/wallet/index",
  "/api/wallet/getBalance",
  "/api/user/getAssets",
  "/api/user/getCapitalFlow",
] as const satisfies readonly ApiPath[];

/** Converts an amount for the wire, which requires whole USDT as a number. */
export const wholeOf = (amount: Usdt): number => Number(amount);

/** Options of the calls for deposits and withdrawals. */
export const WALLET_CALL = { success: "toast", invalidates: WALLET_READS } as const;
