import { Trans } from "@lingui/react/macro";
import { FormDialog } from "#components/form-dialog.tsx";
import { Button } from "#components/ui/button.tsx";

interface UsdtTopUpDialogProps {
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
}

/** An honest stand-in until the USDT top-up is built. */
export function UsdtTopUpDialog({ open, onClose, onExitComplete }: UsdtTopUpDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onExitComplete={onExitComplete}
      title={<Trans>USDT top-up</Trans>}
      description={
        <Trans>
          We are still preparing the top-up with USDT. Please do not send any coins yet; a bank transfer works today.
        </Trans>
      }
      onSubmit={onClose}
      footer={
        <Button type="submit" variant="outline">
          <Trans>Close</Trans>
        </Button>
      }
    />
  );
}
