import { Trans } from "@lingui/react/macro";
import type { WalletType } from "#lib/chain/chain.ts";

export function WalletName({ wallet }: { wallet: WalletType }) {
  return wallet === "bank" ? <Trans>Your bank account</Trans> : <Trans>Your {wallet} address</Trans>;
}
