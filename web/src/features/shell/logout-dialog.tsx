import { useNavigate } from "@tanstack/react-router";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useLogout } from "#api/user.ts";
import { FormDialog } from "#components/form-dialog.tsx";
import { forgetAllDrafts } from "#state/drafts.ts";
import { forgetKnownIntents } from "#state/intents.ts";
import { logoutDialogAtom } from "#state/logout-dialog.ts";
import { readUserinfo, storeUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";

/** From logging out to /login (spec 4). */
const LOGOUT_REDIRECT_MS = 1500;

/** Asks before logging out. The session ends here even when the server cannot be told. */
export function LogoutDialog() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const logout = useLogout();
  const [open, setOpen] = useState(true);
  const setAsking = useSetAtom(logoutDialogAtom);
  const leave = () => {
    forgetAllDrafts();
    forgetKnownIntents(readUserinfo()?.id ?? 0);
    storeUserinfo(null);
    setOpen(false);
    showToast({ kind: "success", text: t`You are logged out.` });
    setTimeout(() => void navigate({ to: "/login" }), LOGOUT_REDIRECT_MS);
  };
  return (
    <FormDialog
      open={open}
      onClose={() => setOpen(false)}
      onExitComplete={() => setAsking(false)}
      title={<Trans>Log out</Trans>}
      description={<Trans>Are you sure you want to log out?</Trans>}
      busy={logout.isPending}
      onSubmit={() => logout.mutate(undefined, { onSettled: leave })}
      submitLabel={<Trans>Log out</Trans>}
    />
  );
}
