import { Trans } from "@lingui/react/macro";
import type { WalletStatus } from "#api/wallet/bound-accounts.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { shortened } from "#features/personage/values/shortened.ts";
import { useWallets } from "#features/personage/wallet-record/use-wallets.ts";
import { CHAINS } from "#lib/chain/chain.ts";

/** The bank account that withdrawals go to, shortened by the server: "Test Bank ****4567" (rule L6). */
export function BankAccountNote() {
  const { wallets, settled } = useWallets();
  return <Registered status={wallets.bank} settled={settled} />;
}

/** The shortened address of each network; one text while no address is bound (rule L6). */
export function AddressesNote() {
  const { wallets, settled } = useWallets();
  const isUnregistered = CHAINS.every((chain) => wallets[chain]?.mustBind && wallets[chain].reason === null);
  if (isUnregistered) return <Registered status={wallets.TRC20} settled={settled} />;
  return (
    <Stack as="span" gap="0">
      {CHAINS.map((chain) => (
        <span key={chain}>
          {chain} <Registered status={wallets[chain]} settled={settled} shorten={shortened} />
        </span>
      ))}
    </Stack>
  );
}

interface RegisteredProps {
  status: WalletStatus | undefined;
  settled: boolean;
  shorten?: (text: string) => string;
}

const asItIs = (text: string): string => text;

function Registered({ status, settled, shorten = asItIs }: RegisteredProps) {
  if (status === undefined) {
    return settled ? <Trans>Could not be loaded</Trans> : <Skeleton as="span" display="inline-block" width="6rem" />;
  }
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
