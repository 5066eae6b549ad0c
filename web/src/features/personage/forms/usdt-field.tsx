import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { AmountField, type AmountFieldProps } from "#components/money/amount-field.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { USDT_STYLE } from "#lib/amount/parse-amount.ts";
import type { Rate } from "#lib/amount/usdt.ts";
import type { Yen } from "#lib/amount/yen.ts";

interface UsdtFieldProps extends AmountFieldProps {
  /** The amount in yen, rounded as the server books it; null without an amount. */
  yen: Yen | null;
  /** Yen per USDT, shown beside the yen amount; null until known. */
  rate: Rate | null;
}

/** A whole USDT amount with its yen value below. */
export function UsdtField({ yen, rate, hint, ...rest }: UsdtFieldProps) {
  const { t } = useLingui();
  return (
    <AmountField
      {...rest}
      hint={(rate !== null || hint) && <YenValue yen={yen} rate={rate} hint={hint} />}
      currency={{
        sign: "USDT",
        side: "end",
        style: USDT_STYLE,
        wholeOnly: t`Enter a whole number. Amounts are in whole USDT.`,
      }}
    />
  );
}

function YenValue({ yen, rate, hint }: { yen: Yen | null; rate: Rate | null; hint: ReactNode }) {
  const format = useFormat();
  const value = yen === null ? null : format.yen(yen);
  return (
    <chakra.span display="flex" flexWrap="wrap" columnGap="3">
      {/* Mounted empty, because a live region announces only changes; takes no space while empty. */}
      <chakra.span role="status" color="ink" fontVariantNumeric="tabular-nums" _empty={{ position: "absolute" }}>
        {value !== null && <Trans>About {value}</Trans>}
      </chakra.span>
      {rate !== null && (
        <chakra.span translate="no" fontVariantNumeric="tabular-nums">
          {format.rate(rate)}
        </chakra.span>
      )}
      {hint}
    </chakra.span>
  );
}
