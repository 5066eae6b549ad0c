import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { useController, type UseFormReturn } from "react-hook-form";
import type { ApiError } from "#api/api-error.ts";
import { Notice } from "#components/notice.tsx";
import { PayPasswordField } from "#components/pay-password-field.tsx";
import { FundsLine } from "#features/personage/withdraw/funds-line.tsx";
import { Destination, PayoutSummary } from "./payout-summary.tsx";
import type { PayoutWay } from "./payout-way.ts";
import type { WithdrawalValues } from "./withdrawal-form.ts";
import { SectionLink } from "#features/personage/section-link.tsx";
import { Stack } from "#components/ui/stack.tsx";

interface WithdrawalFieldsProps<Money> {
  way: PayoutWay<Money>;
  form: UseFormReturn<WithdrawalValues>;
  failure: ApiError | null;
}

/** The form of a withdrawal: amount with fee and net as it is typed, and the trading password. */
export function WithdrawalFields<Money>({ way, form, failure }: WithdrawalFieldsProps<Money>) {
  const { wallet, status, money, fee, available } = way;
  const { t } = useLingui();
  const { control, setValue, formState } = form;
  const { errors } = formState;
  // Before the password registers: of two bad fields, the one registered first gets the focus.
  const { ref: amountRef, ...amount } = useController({ control, name: "amount" }).field;
  const { ref: payPasswordRef, ...payPassword } = useController({ control, name: "payPassword" }).field;
  const asked = money.read(amount.value);
  const short = asked !== null && available !== undefined && money.isMore(asked, available);
  const everything = available === undefined ? "" : money.whole(available);
  const feeText = way.text(fee);
  const amountTexts: Record<string, string> = {
    required: t`Enter the withdrawal amount.`,
    integer: t`Enter an integer amount.`,
    "not-above-fee": t`The amount must be more than the fee of ${feeText}.`,
  };
  const locked = failure?.reason === "pay-password-locked";
  return (
    <>
      {status.inReview && (
        <Notice tone="review">
          <Trans>
            What you registered is still being checked. Withdrawals are possible as soon as the check is over.
          </Trans>
        </Notice>
      )}
      <Destination way={way} />
      <Stack gap="2">
        {way.amountField({
          label: <Trans>Withdrawal amount</Trans>,
          name: amount.name,
          value: amount.value,
          onValueChange: amount.onChange,
          onBlur: amount.onBlur,
          ref: amountRef,
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
        {/* Mounted before its text comes, or it would not be read out. */}
        <chakra.div role="status" fontSize="sm" lineHeight="snug" color="review" marginTop={short ? "0" : "-2"}>
          {short && (
            <Trans>
              This is more than your balance. <SectionLink to="top-up">Top up</SectionLink>
            </Trans>
          )}
        </chakra.div>
      </Stack>
      <PayoutSummary way={way} typed={amount.value} />
      <PayPasswordField
        label={<Trans>Trading password</Trans>}
        name={payPassword.name}
        value={payPassword.value}
        onValueChange={payPassword.onChange}
        onBlur={payPassword.onBlur}
        ref={payPasswordRef}
        attemptsLeft={failure?.attemptsLeft ?? null}
        hint={<Trans>6 digits. Forgotten? Customer service can help you.</Trans>}
        error={
          errors.payPassword &&
          (errors.payPassword.message ||
            (errors.payPassword.type === "required"
              ? t`Enter your trading password.`
              : t`The trading password has 6 digits.`))
        }
      />
      {locked && (
        <Notice tone="review" icon={Lock}>
          <Trans>
            Withdrawals are locked for now; the right password does not help either. If these tries were not yours,
            change your login password and contact customer service.
          </Trans>
        </Notice>
      )}
    </>
  );
}
