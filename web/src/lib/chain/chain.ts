/** The network of each chain, as wallets and exchanges call it. A chain is named by its token standard for USDT. */
export const NETWORKS = { ERC20: "Ethereum", TRC20: "TRON" } as const;
export type Chain = keyof typeof NETWORKS;

export const CHAINS = ["TRC20", "ERC20"] as const satisfies readonly Chain[];

export const otherChain = (chain: Chain): Chain => (chain === "TRC20" ? "ERC20" : "TRC20");

/** Payout methods in display order: to a bank account, or to an address on one chain. */
export const WALLETS = ["bank", ...CHAINS] as const;
export type WalletType = (typeof WALLETS)[number];
