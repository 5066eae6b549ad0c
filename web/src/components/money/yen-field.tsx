import { useLingui } from "@lingui/react/macro";
import { useFormat } from "#i18n/use-format.ts";
import { YEN_STYLE } from "#lib/amount/parse-amount.ts";
import { AmountField, type AmountFieldProps } from "./amount-field.tsx";

export function YenField(props: AmountFieldProps) {
  const { t } = useLingui();
  const { yenSign } = useFormat();
  return (
    <AmountField
      {...props}
      currency={{
        sign: yenSign,
        side: "start",
        style: YEN_STYLE,
        wholeOnly: t`Enter a whole number. There are no fractions of a yen.`,
      }}
    />
  );
}
