import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { createLink } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { REFETCH_ON_OPEN } from "#api/refetch-on-open.ts";
import { getAuditInfoQuery } from "#api/user.ts";
import { getWalletStatusQuery } from "#api/wallet/bound-accounts.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { QueryView, SettledView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { WalletType } from "#lib/chain/chain.ts";
import { searchOf } from "#lib/personage-sections.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { IdentityNotice } from "./identity-notice.tsx";
import { LockNotice, useLockedUntil } from "./lock-notice.tsx";

const BindBank = lateComponent(async () => (await import("./binding/bank/bind-bank.tsx")).BindBank, <FormSkeleton />);
const BindAddress = lateComponent(
  async () => (await import("./binding/address/bind-address.tsx")).BindAddress,
  <FormSkeleton />,
);
const BankWithdrawal = lateComponent(
  async () => (await import("./form/bank-withdrawal.tsx")).BankWithdrawal,
  <FormSkeleton />,
);
const UsdtWithdrawal = lateComponent(
  async () => (await import("./form/usdt-withdrawal.tsx")).UsdtWithdrawal,
  <FormSkeleton />,
);

/**
 * One wallet: its binding form if it must be bound, else its withdrawal form (rule J1). Shows neither if withdrawals
 * were already locked when the page opened.
 */
export function WalletPage({ wallet }: { wallet: WalletType }) {
  const status = useQuery({ ...getWalletStatusQuery(wallet), ...REFETCH_ON_OPEN });
  const identity = useQuery(getAuditInfoQuery());
  const isLocked = useLockedUntil() !== null;
  // If the lock begins on this page, keep the form, which explains the lock beside the password.
  const [wasLocked] = useState(isLocked);
  return (
    <Stack gap="5" justifyItems="start">
      <BackLink to="/personage" search={searchOf({ to: "withdrawal" })} state={{ movedHere: true }}>
        <Icon of={ArrowLeft} size={18} />
        <Trans>Withdrawal methods</Trans>
      </BackLink>
      <chakra.div display="grid" gap="5" width="full">
        <LockNotice />
        {!(wasLocked && isLocked) && (
          <SettledView queries={[identity]} skeleton={<FormSkeleton />}>
            <IdentityNotice />
            <QueryView query={status} skeleton={<FormSkeleton />}>
              {(data) =>
                data.mustBind ? (
                  wallet === "bank" ? (
                    <BindBank status={data} reloading={status.isFetching} />
                  ) : (
                    <BindAddress chain={wallet} status={data} reloading={status.isFetching} />
                  )
                ) : wallet === "bank" ? (
                  <BankWithdrawal status={data} />
                ) : (
                  <UsdtWithdrawal chain={wallet} status={data} />
                )
              }
            </QueryView>
          </SettledView>
        )}
      </chakra.div>
    </Stack>
  );
}

const BackLink = createLink(
  chakra("a", {
    base: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "10",
      marginY: "-2",
      color: "link",
      fontSize: "sm",
      fontWeight: "medium",
      borderRadius: "sm",
      _hover: { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    },
  }),
);
