import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { type Chain, otherChain } from "#lib/chain/chain.ts";
import { explorerUrl } from "#lib/chain/explorer-url.ts";
import { cleanTxId, judgeTxId, TX_ID_DIGITS } from "#lib/chain/tx-id.ts";

/** Feedback while a TXID is typed: its length, what it might be instead, or where to look it up. */
export function TxIdNote({ chain, txId }: { chain: Chain; txId: string }) {
  const verdict = judgeTxId(chain, txId);
  const digits = cleanTxId(txId).replace(/^0x/i, "").length;
  const link = verdict === "good" ? explorerUrl(chain, cleanTxId(txId)) : null;
  const other = otherChain(chain);
  return (
    <chakra.div
      role="status"
      color={verdict === "good" ? "ink.second" : "review"}
      fontSize="sm"
      lineHeight="snug"
      marginTop={verdict === "empty" ? "-5" : "-3"}
    >
      {(verdict === "incomplete" || verdict === "too-long") && (
        <Trans>
          {digits} characters; a TXID usually has {TX_ID_DIGITS}. You can still submit it, but please check it.
        </Trans>
      )}
      {verdict === "bad-character" && (
        <Trans>A TXID contains only 0 to 9 and a to f. You can still submit it, but please check it.</Trans>
      )}
      {verdict === "address" && (
        <Trans>This looks like an address. The TXID is the number of the transfer itself.</Trans>
      )}
      {verdict === "other-chain" && (
        <Trans>
          This looks like a TXID on {other}. Please check that you sent the coins over {chain}.
        </Trans>
      )}
      {link && (
        <ExternalLink href={link}>
          <Trans>Look it up in the block explorer</Trans>
        </ExternalLink>
      )}
    </chakra.div>
  );
}
