import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getPayPasswordQuery } from "#api/wallet/pay-password.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { SetTradingPasswordDialog } from "./set-trading-password-dialog.tsx";

/** Sets the trading password if there is none; otherwise says that it is set, without sending a request (rule K3). */
export function TradingPasswordDialog(frame: DialogFrame) {
  const status = useQuery(getPayPasswordQuery());
  // The form stays mounted until the closing animation after its success has ended.
  const [setting, setSetting] = useState(false);
  if (!setting && status.data?.needsPayPassword) setSetting(true);
  if (setting) return <SetTradingPasswordDialog {...frame} />;
  return (
    <FormDialog
      {...frame}
      title={<Trans>Trading password</Trans>}
      onSubmit={frame.onClose}
      footer={
        <Button type="submit" variant="outline">
          <Trans>Close</Trans>
        </Button>
      }
    >
      <QueryView query={status} skeleton={<Skeleton height="7rem" borderRadius="control" />}>
        {() => <AlreadySet />}
      </QueryView>
    </FormDialog>
  );
}

function AlreadySet() {
  const { t } = useLingui();
  return (
    <>
      <p role="status">{t`Your trading password is already set.`}</p>
      <p>
        <Trans>
          If you have forgotten it, or want another one, please contact customer service.{" "}
          <TextLink to="/help">How that works</TextLink>
        </Trans>
      </p>
    </>
  );
}
