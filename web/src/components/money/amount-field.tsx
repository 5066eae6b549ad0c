import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { type AmountFault, type AmountStyle, keepTyped, readAmount } from "#lib/amount-text.ts";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";

export interface AmountFieldProps {
  label: ReactNode;
  /** As it stands in the field: digits, or what was typed and is still to be read (see `readAmount`); "" when empty. */
  value: string;
  onValueChange: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** The one message for everything that is no whole amount, if the form has one. */
  faultText?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface Currency {
  /** Its sign, before the figure or behind it. */
  sign: string;
  side: "start" | "end";
  style: AmountStyle;
  /** Message for an amount with a fraction. */
  wholeOnly: string;
}

/**
 * A large amount of one currency: shows thousands separators while it is not being edited. What is no whole amount
 * stays in the field, and is refused beside it: at once when pasted, and when the field is left.
 */
export function AmountField(props: AmountFieldProps & { currency: Currency }) {
  const { label, value, onValueChange, hint, error, faultText, onBlur, currency, ...rest } = props;
  const { t } = useLingui();
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const [refusing, setRefusing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  const composedOver = useRef(value);
  const reading = readAmount(value, currency.style);
  // The separators go when editing begins, and a selection with them; what is typed next replaces the amount.
  useLayoutEffect(() => {
    if (editing) field.current?.select();
  }, [editing]);
  // Where a typed letter was left out, the browser would put the caret at the end.
  useLayoutEffect(() => {
    if (caret !== null) field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  const change = ({ value: typed, selectionStart }: HTMLInputElement, before = value) => {
    const kept = keepTyped(typed, before);
    if (kept !== typed) setCaret({ at: Math.max(0, (selectionStart ?? typed.length) - (typed.length - kept.length)) });
    if (readAmount(kept, currency.style).kind !== "fault") setRefusing(false);
    else if (kept.length > before.length + 1) setRefusing(true);
    onValueChange(kept);
  };
  const settle = () => {
    setEditing(false);
    if (reading.kind === "fault") setRefusing(true);
    else if (reading.kind === "amount" && reading.digits !== value) onValueChange(reading.digits);
    onBlur?.();
  };
  const faults: Record<AmountFault, string> = {
    fraction: currency.wholeOnly,
    negative: t`Enter the amount without a minus sign.`,
    "too-long": t`This amount is too large.`,
    unclear: t`We could not read this amount. Enter a single number, digits only.`,
  };
  // The form has words of its own for an amount that is no whole one.
  const fault =
    reading.kind === "fault" && (refusing || error) && !(error && reading.fault === "fraction")
      ? (faultText ?? faults[reading.fault])
      : undefined;
  const atStart = currency.side === "start";
  return (
    <Field label={label} hint={hint} error={fault ?? error}>
      {(control) => (
        <chakra.div position="relative">
          <chakra.span
            aria-hidden
            translate="no"
            position="absolute"
            {...(atStart ? { insetStart: "3" } : { insetEnd: "4" })}
            top="50%"
            transform="translateY(-50%)"
            color="ink.second"
            fontSize={atStart ? "lg" : "md"}
            pointerEvents="none"
          >
            {currency.sign}
          </chakra.span>
          <TextInput
            {...control}
            {...rest}
            inputMode="numeric"
            autoComplete="off"
            minHeight="14"
            {...(atStart ? { paddingStart: currency.sign.length > 1 ? "12" : "8" } : { paddingEnd: "18" })}
            fontSize="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            value={
              editing || reading.kind !== "amount" || value === "" ? value : format.integer(Number(reading.digits))
            }
            onChange={({ currentTarget, nativeEvent }) => {
              // Ignore text that is still being composed; another event follows when it is complete.
              if (isComposing(nativeEvent)) onValueChange(currentTarget.value);
              else change(currentTarget);
            }}
            onCompositionStart={() => {
              composedOver.current = value;
            }}
            onCompositionEnd={({ currentTarget }) => change(currentTarget, composedOver.current)}
            onFocus={(event) => {
              field.current = event.currentTarget;
              setEditing(true);
            }}
            onBlur={settle}
          />
        </chakra.div>
      )}
    </Field>
  );
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
