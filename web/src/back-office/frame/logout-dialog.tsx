import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { logOut } from "./log-out.ts";

export function LogoutDialog(frame: DialogFrame) {
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    await logOut();
  };
  return (
    <FormDialog
      {...frame}
      title={<Trans>Log out of the back office?</Trans>}
      description={<Trans>Open tabs and what you typed in them are lost. Your member session is not affected.</Trans>}
      busy={busy}
      submitLabel={<Trans>Log out</Trans>}
      onSubmit={() => void submit()}
    />
  );
}
