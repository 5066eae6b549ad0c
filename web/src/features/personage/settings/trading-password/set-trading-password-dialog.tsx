import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { useFormWrite } from "#api/use-form-write.ts";
import { useSetPayPassword } from "#api/wallet/pay-password.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { useWarningConfirmation } from "#features/personage/forms/use-warning-confirmation.ts";
import { WarningConfirmation } from "#features/personage/forms/warning-confirmation.tsx";
import { halfWidthDigits } from "#lib/text/half-width.ts";
import { weaknessOf } from "#lib/text/weak-digits.ts";
import { showToast } from "#state/toast.ts";
import { NewTradingPassword, RepeatedTradingPassword } from "./trading-password-fields.tsx";
import { checkTradingPassword, type TradingPasswordValues } from "./trading-password-form.ts";

/** Sets the trading password: six digits, typed twice. Says that only customer service can change it later. */
export function SetTradingPasswordDialog({ onClose, ...frame }: DialogFrame) {
  const { t } = useLingui();
  const { history } = useRouter();
  const comeBackTo = useLocation({ select: ({ state }) => state.comeBackTo });
  const form = useForm<TradingPasswordValues>({
    defaultValues: { payPassword: "", payPasswordAgain: "" },
    resolver: resolverOf(checkTradingPassword),
  });
  const { payPassword, payPasswordAgain } = form.formState.errors;
  const weakness = weaknessOf(halfWidthDigits(form.watch("payPassword")));

  const set = useFormWrite(form, useSetPayPassword(), {
    onDone: ({ msg }) => {
      showToast({ kind: "success", text: msg, follows: true });
      if (comeBackTo === undefined) onClose();
      else history.replace(comeBackTo, {}, { ignoreBlocker: true });
    },
    unknown: t`We do not know whether your trading password was set. Close this and open it again to check.`,
  });
  const stop = useWarningConfirmation(weakness === null ? "" : form.watch("payPassword"));
  const send = (values: TradingPasswordValues) =>
    set.send({
      payPassword: halfWidthDigits(values.payPassword),
      payPasswordAgain: halfWidthDigits(values.payPasswordAgain),
    });
  const submit = form.handleSubmit((values) => {
    if (!stop.stops()) send(values);
  });

  return (
    <FormDialog
      {...frame}
      onClose={onClose}
      title={<Trans>Trading password</Trans>}
      description={
        <Trans>
          You enter it for every withdrawal. Only customer service can change it later, so choose it with care.
        </Trans>
      }
      needsNetwork
      busy={set.busy}
      refusal={set.refusal}
      onSubmit={() => void submit()}
      submitLabel={<Trans>Set trading password</Trans>}
    >
      <NewTradingPassword register={form.register} error={payPassword} weakness={weakness} />
      <RepeatedTradingPassword register={form.register} error={payPasswordAgain} />
      <WarningConfirmation stop={stop} onUse={() => void form.handleSubmit(send)()}>
        <Trans>Your trading password protects every withdrawal, and numbers like this one are guessed first.</Trans>
      </WarningConfirmation>
    </FormDialog>
  );
}
