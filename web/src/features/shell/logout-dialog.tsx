import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useLogout } from "#api/user.ts";
import { FormDialog } from "#components/dialogs/form-dialog.tsx";
import { endSession } from "#features/personage/money-request/end-session.ts";
import { logoutDialogAtom } from "#state/logout-dialog.ts";
import { readUserinfo } from "#state/session.ts";

/** Asks before logging out. The session ends locally even if the call fails. */
export function LogoutDialog() {
  const { t } = useLingui();
  const logout = useLogout();
  const [open, setOpen] = useState(true);
  const setAsking = useSetAtom(logoutDialogAtom);
  const leave = (token: string | undefined, farewell = "") => {
    setOpen(false);
    // If another tab has logged in meanwhile, keep its session.
    if ((readUserinfo()?.token ?? token) !== token) return;
    endSession(farewell || t`You are logged out.`);
  };
  return (
    <FormDialog
      open={open}
      onClose={() => setOpen(false)}
      onExitComplete={() => setAsking(false)}
      title={<Trans>Log out</Trans>}
      description={<Trans>Are you sure you want to log out?</Trans>}
      busy={logout.isPending}
      onSubmit={() => {
        const token = readUserinfo()?.token;
        logout.mutate(undefined, { onSettled: (reply) => leave(token, reply?.msg) });
      }}
      submitLabel={<Trans>Log out</Trans>}
    />
  );
}
