import { chakra } from "@chakra-ui/react";
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from "react";
import { Field } from "./ui/field.tsx";
import { TextInput } from "./ui/text-input.tsx";

export interface AmountFieldProps {
  label: ReactNode;
  /** As `clean` leaves it, "" when empty. */
  value: string;
  onValueChange: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface Currency {
  /** Its sign, before the figure or behind it. */
  sign: string;
  side: "start" | "end";
  inputMode: "numeric" | "decimal";
  /** What is kept of what was typed or pasted. */
  clean: (typed: string) => string;
  /** The value with thousands separators. */
  shown: (value: string) => string;
}

/** A large amount of one currency: shows thousands separators while it is not being edited. */
export function AmountField(props: AmountFieldProps & { currency: Currency }) {
  const { label, value, onValueChange, hint, error, onBlur, currency, ...rest } = props;
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The separators go when editing begins, and a selection with them; what is typed next replaces the amount.
  useLayoutEffect(() => {
    if (editing) field.current?.select();
  }, [editing]);
  const atStart = currency.side === "start";
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <chakra.div position="relative">
          <chakra.span
            aria-hidden
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
            inputMode={currency.inputMode}
            autoComplete="off"
            minHeight="14"
            {...(atStart ? { paddingStart: "8" } : { paddingEnd: "18" })}
            fontSize="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            value={editing || value === "" ? value : currency.shown(value)}
            onChange={(event) => onValueChange(currency.clean(event.currentTarget.value))}
            onFocus={(event) => {
              field.current = event.currentTarget;
              setEditing(true);
            }}
            onBlur={() => {
              setEditing(false);
              onBlur?.();
            }}
          />
        </chakra.div>
      )}
    </Field>
  );
}
