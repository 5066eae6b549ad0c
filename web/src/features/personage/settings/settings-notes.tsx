import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { WalletStatus } from "#api/wallet/bound-accounts.ts";
import { getPayPasswordQuery } from "#api/wallet/pay-password.ts";
import { Stack } from "#components/layout/stack.tsx";
import { shortened } from "#features/personage/values/shortened.ts";
import { useWallets } from "#features/personage/wallet-record/use-wallets.ts";
import { CHAINS } from "#lib/chain/chain.ts";

export function TradingPasswordNote() {
  const { data } = useQuery(getPayPasswordQuery());
  if (data === undefined) return <NotLoaded />;
  return data.needsPayPassword ? <Trans>Not set yet</Trans> : <Trans>Set</Trans>;
}

/** The bank account that withdrawals go to, shortened by the server: "Test Bank ****4567" (rule L6). */
export function BankAccountNote() {
  return <Registered status={useWallets().wallets.bank} />;
}

/** The shortened address of each network, or a single text if none is registered (rule L6). */
export function AddressesNote() {
  const { wallets } = useWallets();
  const isUnregistered = CHAINS.every((chain) => wallets[chain]?.mustBind && wallets[chain].reason === null);
  if (isUnregistered) return <Registered status={wallets.TRC20} />;
  return (
    <Stack as="span" gap="0">
      {CHAINS.map((chain) => (
        <span key={chain}>
          {chain} <Registered status={wallets[chain]} shorten={shortened} />
        </span>
      ))}
    </Stack>
  );
}

interface RegisteredProps {
  status: WalletStatus | undefined;
  shorten?: (text: string) => string;
}

const asItIs = (text: string): string => text;

function Registered({ status, shorten = asItIs }: RegisteredProps) {
  if (status === undefined) return <NotLoaded />;
  if (status.mustBind) {
    return status.reason === null ? <Trans>Not registered yet</Trans> : <Trans>Sent back: register it again</Trans>;
  }
  if (status.boundTo === null) return <Trans context="of a wallet">Registered</Trans>;
  return (
    <>
      <bdi translate="no">{shorten(status.boundTo)}</bdi>
      {status.inReview && (
        <>
          {" "}
          <Trans>(in review)</Trans>
        </>
      )}
    </>
  );
}

const NotLoaded = () => <Trans>Could not be loaded</Trans>;
