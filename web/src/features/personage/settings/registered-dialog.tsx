import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { WalletStatus, WalletType } from "#api/wallet.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SectionLink } from "#features/personage/frame/section-link.tsx";
import { useWallets } from "#features/personage/frame/use-wallets.ts";
import { WalletName } from "#features/personage/frame/wallet-name.tsx";
import { shortened } from "#features/personage/lists/shortened.ts";

interface RegisteredDialogProps extends DialogFrame {
  title: ReactNode;
  wallets: readonly WalletType[];
}

/** What is registered for withdrawals, shortened, and why it cannot be changed here (rule L6). */
function RegisteredDialog({ title, wallets: shown, ...frame }: RegisteredDialogProps) {
  const { wallets, settled } = useWallets();
  return (
    <FormDialog
      {...frame}
      title={title}
      description={<Trans>To change this, please contact customer service.</Trans>}
      onSubmit={frame.onClose}
      footer={
        <Button type="submit" variant="outline" justifySelf={{ sm: "end" }}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Stack gap="4">
        <SummaryList>
          {shown.map((wallet) => (
            <SummaryItem key={wallet} label={<WalletName wallet={wallet} />}>
              <Registered status={wallets[wallet]} wallet={wallet} settled={settled} />
            </SummaryItem>
          ))}
        </SummaryList>
        <Muted>
          <Trans>
            Your money can only go to what is registered here. That is why you cannot change it on this page: our staff
            change it after checking that it is you.
          </Trans>
        </Muted>
      </Stack>
    </FormDialog>
  );
}

interface RegisteredProps {
  wallet: WalletType;
  status: WalletStatus | undefined;
  settled: boolean;
}

function Registered({ wallet, status, settled }: RegisteredProps) {
  if (status === undefined) {
    return settled ? <Trans>Could not be loaded</Trans> : <Skeleton width="8rem" />;
  }
  if (status.mustBind) {
    return (
      <SectionLink to="withdrawal" tab={wallet}>
        {status.reason === null ? <Trans>Not registered yet</Trans> : <Trans>Sent back: register it again</Trans>}
      </SectionLink>
    );
  }
  // The server masks an account number itself.
  const boundTo = wallet === "bank" || status.boundTo === null ? status.boundTo : shortened(status.boundTo);
  return (
    <>
      <bdi translate={boundTo === null ? undefined : "no"}>
        {boundTo ?? <Trans context="of a wallet">Registered</Trans>}
      </bdi>
      {status.inReview && (
        <Muted as="div">
          <Trans>In review</Trans>
        </Muted>
      )}
    </>
  );
}

export const BankAccountDialog = (frame: DialogFrame) => (
  <RegisteredDialog {...frame} wallets={["bank"]} title={<Trans>Bank account</Trans>} />
);

export const AddressesDialog = (frame: DialogFrame) => (
  <RegisteredDialog {...frame} wallets={["TRC20", "ERC20"]} title={<Trans>Withdrawal addresses</Trans>} />
);
