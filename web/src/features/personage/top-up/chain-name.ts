import type { Chain } from "#api/wallet.ts";

/** The network of a chain's token standard, as wallets and exchanges call it. */
export const NETWORKS = { ERC20: "Ethereum", TRC20: "TRON" } as const satisfies Record<Chain, string>;
