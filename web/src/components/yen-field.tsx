import { useFormat } from "#i18n/format.ts";
import { cleanDigits } from "#lib/digits.ts";
import { AmountField, type AmountFieldProps } from "./amount-field.tsx";

/** A whole amount in yen: keeps digits only (see `cleanDigits`), and shows thousands separators while it is not being edited. */
export function YenField(props: AmountFieldProps) {
  const format = useFormat();
  return (
    <AmountField
      {...props}
      currency={{
        sign: "¥",
        side: "start",
        inputMode: "numeric",
        clean: cleanDigits,
        shown: (digits) => format.integer(Number(digits)),
      }}
    />
  );
}
