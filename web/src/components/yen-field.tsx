import { chakra } from "@chakra-ui/react";
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { cleanDigits } from "#lib/digits.ts";
import { Field } from "./ui/field.tsx";
import { TextInput } from "./ui/text-input.tsx";

interface YenFieldProps {
  label: ReactNode;
  /** Digits only, "" when empty; see `cleanDigits`. */
  value: string;
  onValueChange: (digits: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A whole amount in yen: keeps digits only, and shows thousands separators while it is not being edited. */
export function YenField({ label, value, onValueChange, hint, error, onBlur, ...rest }: YenFieldProps) {
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The separators go when editing begins, and a selection with them; what is typed next replaces the amount.
  useLayoutEffect(() => {
    if (editing) field.current?.select();
  }, [editing]);
  const shown = editing || value === "" ? value : format.integer(Number(value));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <chakra.div position="relative">
          <chakra.span
            aria-hidden
            position="absolute"
            insetStart="3"
            top="50%"
            transform="translateY(-50%)"
            color="ink.second"
            fontSize="lg"
            pointerEvents="none"
          >
            ¥
          </chakra.span>
          <TextInput
            {...control}
            {...rest}
            inputMode="numeric"
            autoComplete="off"
            minHeight="14"
            paddingStart="8"
            fontSize="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            value={shown}
            onChange={(event) => onValueChange(cleanDigits(event.currentTarget.value))}
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
