/** The network of each token standard of USDT, as wallets and exchanges call it. */
export const NETWORKS = { ERC20: "Ethereum", TRC20: "TRON" } as const;
export type Chain = keyof typeof NETWORKS;

export const CHAINS = ["TRC20", "ERC20"] as const satisfies readonly Chain[];

export const otherChain = (chain: Chain): Chain => (chain === "TRC20" ? "ERC20" : "TRC20");

/** Payout methods, in display order: a bank account, or an address of one chain. */
export const WALLETS = ["bank", ...CHAINS] as const;
export type WalletType = (typeof WALLETS)[number];
