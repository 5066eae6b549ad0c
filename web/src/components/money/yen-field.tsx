import { useLingui } from "@lingui/react/macro";
import { YEN_STYLE } from "#lib/amount-text.ts";
import { AmountField, type AmountFieldProps } from "./amount-field.tsx";

/** A whole amount in yen. */
export function YenField(props: AmountFieldProps) {
  const { t } = useLingui();
  return (
    <AmountField
      {...props}
      currency={{
        sign: "¥",
        side: "start",
        style: YEN_STYLE,
        wholeOnly: t`Enter a whole number. There are no fractions of a yen.`,
      }}
    />
  );
}
