import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useController } from "react-hook-form";
import type { PurchasableProduct } from "#api/orders.ts";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import { Checkbox } from "#components/forms/checkbox.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { YenField } from "#components/money/yen-field.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { BalanceLine } from "#features/personage/forms/balance-line.tsx";
import type { OrderFunds } from "#features/personage/order/use-order-funds.ts";
import { Amount } from "#features/personage/values/amount.tsx";
import { yenFromField } from "#lib/amount/parse-amount.ts";
import { AmountHint } from "./amount-hint.tsx";
import { EstimateSummary } from "./estimate-summary.tsx";
import type { PurchaseValues } from "./purchase-form.ts";

interface PurchaseFieldsProps {
  product: PurchasableProduct;
  form: UseFormReturn<PurchaseValues>;
  /** The shortage; null if the balance is enough or unknown. */
  shortFunds: OrderFunds | null;
}

/** First step of a purchase: the amount with its live estimate, and the risks. */
export function PurchaseFields({ product, form, shortFunds }: PurchaseFieldsProps) {
  const { t } = useLingui();
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  // Registered before the checkbox, because of two invalid fields the one registered first gets the focus.
  const { name, ref, value, onBlur, onChange } = useController({ control, name: "amount" }).field;
  const amount = yenFromField(value);
  const unit = product.amountUnit;
  const balance = useQuery(getBalanceQuery()).data?.balance ?? undefined;
  return (
    <>
      <Stack gap="3">
        <YenField
          label={unit === "" ? <Trans>Amount</Trans> : <Trans>Amount ({unit})</Trans>}
          name={name}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          faultText={t`Please enter an integer investment amount`}
          ref={ref}
          hint={<AmountHint product={product} amount={amount} shortFunds={shortFunds} />}
          error={errors.amount && (errors.amount.message || t`Please enter an integer investment amount`)}
        />
        {balance !== undefined && (
          <BalanceLine
            onUseAll={
              balance > 0
                ? () =>
                    setValue("amount", String(balance), { shouldDirty: true, shouldValidate: formState.isSubmitted })
                : undefined
            }
          >
            <Trans>
              Available balance <Amount value={balance} size="sm" />
            </Trans>
          </BalanceLine>
        )}
      </Stack>
      <EstimateSummary product={product} amount={amount} />
      <Checkbox
        {...register("understood")}
        error={errors.understood && t`Please tick the box to continue.`}
        label={
          <Trans>
            I understand that rates and earnings are estimates, that I may get back less than I put in, and that the
            money stays invested until the term ends. I have read the{" "}
            <TextLink to="/agreement" search={{ type: "user_policy" }} target="_blank" rel="noopener">
              user agreement
            </TextLink>{" "}
            (opens in a new window).
          </Trans>
        }
      />
    </>
  );
}
