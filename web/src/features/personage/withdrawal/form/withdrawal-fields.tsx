import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useController, type UseFormReturn } from "react-hook-form";
import { Notice } from "#components/feedback/notice.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { FundsLine } from "#features/personage/withdrawal/funds-line.tsx";
import type { WithdrawalChannel } from "./withdrawal-channel.ts";
import type { WithdrawalValues } from "./withdrawal-form.ts";
import { Destination, WithdrawalSummary } from "./withdrawal-summary.tsx";

interface WithdrawalFieldsProps<Money> {
  way: WithdrawalChannel<Money>;
  form: UseFormReturn<WithdrawalValues>;
}

/** Target and amount of a withdrawal, with a summary that follows the typed amount. */
export function WithdrawalFields<Money>({ way, form }: WithdrawalFieldsProps<Money>) {
  const { wallet, status, money, available } = way;
  const { t } = useLingui();
  const { control, setValue, formState } = form;
  const { errors } = formState;
  const { ref: amountRef, ...amount } = useController({ control, name: "amount" }).field;
  const asked = money.read(amount.value);
  const short = asked !== null && available !== undefined && money.isMore(asked, available);
  const everything = available === undefined ? "" : money.whole(available);
  const amountTexts: Record<string, string> = {
    required: t`Enter the withdrawal amount.`,
    integer: t`Enter an integer amount.`,
  };
  return (
    <>
      {status.inReview && (
        <Notice colorPalette="review">
          <Trans>We are still checking what you registered. You can withdraw as soon as the check is complete.</Trans>
        </Notice>
      )}
      <Destination way={way} />
      <Stack gap="2">
        {way.amountField({
          // The yen sign is also the sign of the yuan, so the label names the currency.
          label: wallet === "bank" ? <Trans>Withdrawal amount (yen)</Trans> : <Trans>Withdrawal amount</Trans>,
          name: amount.name,
          value: amount.value,
          onValueChange: amount.onChange,
          onBlur: amount.onBlur,
          ref: amountRef,
          faultText: t`Enter an integer amount.`,
          error: errors.amount && (errors.amount.message || amountTexts[errors.amount.type]),
        })}
        <FundsLine
          inUsdt={wallet !== "bank"}
          onUseAll={
            everything === ""
              ? undefined
              : () => setValue("amount", everything, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
        />
        {/* Mounted empty, because a live region announces only changes. */}
        <chakra.div role="status" fontSize="sm" lineHeight="snug" color="review" marginTop={short ? "0" : "-2"}>
          {short && (
            <Trans>
              This is more than your balance. <SectionLink to="top-up">Top up</SectionLink>
            </Trans>
          )}
        </chakra.div>
      </Stack>
      <WithdrawalSummary way={way} typed={amount.value} />
    </>
  );
}
