import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { getConfigListQuery } from "#api/sys-config.ts";
import { Notice } from "#components/feedback/notice.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { UsdtField } from "#features/personage/forms/usdt-field.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { usdtFromField } from "#lib/amount/parse-amount.ts";
import { floorYenFromUsdt, isMoreUsdt } from "#lib/amount/usdt.ts";
import { NetworkChoice } from "./network-choice.tsx";
import type { UsdtTopUpValues } from "./usdt-top-up-form.ts";

/** First step: the USDT amount, its value in yen at the platform's rate, and the network (rule H3). */
export function UsdtAmountStep({ form }: { form: UseFormReturn<UsdtTopUpValues> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { control } = form;
  const config = useQuery(getConfigListQuery());
  const { platformRate = null, minimumUsdt = null } = config.data ?? {};
  const amount = usdtFromField(useWatch({ control, name: "amount" }));
  const yen = amount === null || platformRate === null ? null : floorYenFromUsdt(amount, platformRate);
  const minimum = minimumUsdt === null ? null : format.coins(minimumUsdt);
  const short = amount !== null && minimumUsdt !== null && isMoreUsdt(minimumUsdt, amount);
  return (
    <>
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState: { error } }) => (
          <UsdtField
            label={<Trans>Top-up amount</Trans>}
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            faultText={t`Enter an integer amount.`}
            yen={yen}
            rate={null}
            hint={minimum !== null && <Trans>Minimum {minimum}</Trans>}
            error={
              error &&
              (error.message || (error.type === "integer" ? t`Enter an integer amount.` : t`Enter the top-up amount.`))
            }
          />
        )}
      />
      <NetworkChoice control={control} />
      <QueryView query={config} skeleton={<Skeleton height="6rem" borderRadius="control" />}>
        {() => (
          <SummaryList>
            <SummaryItem label={<Trans>Currency</Trans>}>USDT</SummaryItem>
            {platformRate !== null && (
              <SummaryItem label={<Trans>Platform rate</Trans>}>{format.rate(platformRate)}</SummaryItem>
            )}
          </SummaryList>
        )}
      </QueryView>
      {/* Mounted empty, because a live region announces only changes. */}
      <div role="status">
        {minimum !== null && (
          <Notice colorPalette={short ? "review" : "brand"}>
            {short ? (
              <Trans>This is below the minimum of {minimum}. Smaller top-ups are not accepted.</Trans>
            ) : (
              <Trans>Send at least {minimum} at a time. Please do not send anything yet: the address comes next.</Trans>
            )}
          </Notice>
        )}
      </div>
    </>
  );
}
