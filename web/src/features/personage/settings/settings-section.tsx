import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { CreditCard, KeyRound, LockKeyhole, LogOut, Mail, MapPin } from "lucide-react";
import { getAuditInfoQuery } from "#api/user.ts";
import { getPayPasswordQuery } from "#api/wallet/pay-password.ts";
import { SettledView } from "#components/feedback/query-view.tsx";
import { RuledList } from "#components/layout/ruled-list.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { useWallets } from "#features/personage/wallet-record/use-wallets.ts";
import { askToLogOut } from "#state/logout-dialog.ts";
import { useSession } from "#state/session.ts";
import { showToast } from "#state/toast.ts";
import { AccountFacts } from "./account-facts.tsx";
import { SettingsDialogs, useSettingsDialogs } from "./settings-dialogs.tsx";
import { SettingsEntry } from "./settings-entry.tsx";
import { AddressesNote, BankAccountNote, TradingPasswordNote } from "./settings-notes.tsx";

/** The account's settings (rule L6). Bank card and withdrawal address change only through customer service. */
export function SettingsSection() {
  const { t } = useLingui();
  const session = useSession();
  const identity = useQuery(getAuditInfoQuery());
  const payPassword = useQuery(getPayPasswordQuery());
  const wallets = useWallets();
  const dialogs = useSettingsDialogs();

  const warn = (text: string) => showToast({ kind: "warning", text });
  const sendToService = () => warn(t`To change this, please contact customer service.`);
  const setTradingPassword = () =>
    payPassword.data?.needsPayPassword === false
      ? warn(t`Your trading password is already set.`)
      : dialogs["trading-password"].show();

  return (
    <>
      <SettledView queries={[identity, payPassword, { isLoading: !wallets.settled }]} skeleton={<SettingsSkeleton />}>
        <AccountFacts />
        <RuledList>
          <SettingsEntry icon={LockKeyhole} onClick={() => dialogs.password.show()}>
            <Trans>Change password</Trans>
          </SettingsEntry>
          <SettingsEntry icon={KeyRound} onClick={setTradingPassword} note={<TradingPasswordNote />}>
            <Trans>Trading password</Trans>
          </SettingsEntry>
          <SettingsEntry icon={CreditCard} onClick={sendToService} note={<BankAccountNote />}>
            <Trans>Change bank account</Trans>
          </SettingsEntry>
          <SettingsEntry icon={MapPin} onClick={sendToService} note={<AddressesNote />}>
            <Trans>Change withdrawal address</Trans>
          </SettingsEntry>
          <SettingsEntry
            icon={Mail}
            onClick={() => dialogs.email.show()}
            note={session?.email ?? <Trans>Not registered yet</Trans>}
          >
            {session?.email ? <Trans>Change email address</Trans> : <Trans>Register email address</Trans>}
          </SettingsEntry>
          <SettingsEntry icon={LogOut} onClick={askToLogOut}>
            <Trans>Log out</Trans>
          </SettingsEntry>
        </RuledList>
        <Stack gap="2">
          <Muted>
            <Trans>
              Once set, a bank account, an address or a trading password can only be changed by customer service.{" "}
              <TextLink to="/help">How that works</TextLink>
            </Trans>
          </Muted>
          <Muted>
            {session?.prevtime === undefined ? (
              <Trans>
                No email is sent when a password or an address is changed or money is withdrawn: the bell shows what has
                happened.
              </Trans>
            ) : (
              <Trans>
                No email is sent when a password or an address is changed or money is withdrawn: the bell and the
                previous login above show what has happened.
              </Trans>
            )}
          </Muted>
        </Stack>
      </SettledView>
      <SettingsDialogs dialogs={dialogs} />
    </>
  );
}

function SettingsSkeleton() {
  return (
    <Stack gap="8">
      <Skeleton height="8rem" />
      {[1, 2, 3, 4, 5, 6].map((entry) => (
        <Skeleton key={entry} height="8" />
      ))}
    </Stack>
  );
}
