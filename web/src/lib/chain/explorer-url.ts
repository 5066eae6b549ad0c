import type { Chain } from "./chain.ts";
import { storedTxId } from "./tx-id.ts";

const SITES = {
  ERC20: "https://etherscan.io/tx/",
  TRC20: "https://tronscan.org/#/transaction/",
} as const satisfies Record<Chain, string>;

/** The URL of a transaction in a chain's public explorer; null for an invalid TXID (not 64 hex digits). */
export function explorerUrl(chain: Chain, txId: string): string | null {
  const hash = /^([0-9a-f]{64})$/.exec(storedTxId(txId))?.[1];
  if (hash === undefined) return null;
  return `${SITES[chain]}${chain === "ERC20" ? "0x" : ""}${hash}`;
}
