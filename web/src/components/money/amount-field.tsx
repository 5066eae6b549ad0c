import { chakra } from "@chakra-ui/react";
import { type ReactNode, type Ref, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { type AmountEdit, editAmount, insertedSpan } from "#lib/amount/edit-amount.ts";
import { type AmountFault, type AmountStyle, readAmount } from "#lib/amount/parse-amount.ts";
import { AmountNote } from "./amount-note.tsx";

export interface AmountFieldProps {
  label: ReactNode;
  /** Digits; "" when empty. A draft or a URL may contain other text, which `readAmount` parses or rejects. */
  value: string;
  onValueChange: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** One error text for every rejected input, instead of the specific ones. */
  faultText?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface Currency {
  /** The currency sign, before or after the number. */
  sign: string;
  side: "start" | "end";
  style: AmountStyle;
  /** Error for an amount with a fraction. */
  wholeOnly: string;
}

/**
 * A large input for a whole amount in one currency. Shows thousands separators unless it is being edited. Drops typed
 * characters that are not digits; rejects a pasted text that is not a whole amount with an error, and keeps the old
 * amount (rule F2).
 */
export function AmountField(props: AmountFieldProps & { currency: Currency }) {
  const { label, value, onValueChange, hint, error, faultText, onBlur, currency, ...rest } = props;
  const format = useFormat();
  const noteId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  /** The field's text during an IME composition. */
  const [composed, setComposed] = useState<string | null>(null);
  const [note, setNote] = useState<(AmountEdit & { fault: AmountFault }) | null>(null);
  const reading = readAmount(value, currency.style);
  const shown = editing || reading.kind !== "amount" || value === "" ? value : format.integer(Number(reading.digits));
  const setSelection = useSelection(frame, editing);
  const edit = ({ value: text, selectionStart }: HTMLInputElement, isPasted: boolean) => {
    const edited = editAmount(text, shown, currency.style, isPasted);
    if (edited.digits !== text) setSelection(selectionAfter(edited, text, shown, selectionStart));
    // Keep the note while more digits are typed, because they do not undo the rejection.
    if (edited.fault !== null) setNote({ ...edited, fault: edited.fault });
    else if (edited.digits === "" || edited.isWhole) setNote(null);
    else setNote((before) => before && { ...before, digits: edited.digits });
    if (edited.digits !== value) onValueChange(edited.digits);
  };
  const atStart = currency.side === "start";
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <chakra.div position="relative" ref={frame}>
            <CurrencySign currency={currency} />
            <TextInput
              {...control}
              {...rest}
              aria-describedby={[control["aria-describedby"], noteId].filter(Boolean).join(" ")}
              inputMode="numeric"
              autoComplete="off"
              minHeight="14"
              {...(atStart ? { paddingStart: currency.sign.length > 1 ? "12" : "8" } : { paddingEnd: "18" })}
              fontSize="xl"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              value={composed ?? shown}
              onChange={({ currentTarget, nativeEvent }) => {
                // Text under composition is incomplete; `onCompositionEnd` reads the final text.
                if (isComposing(nativeEvent)) setComposed(currentTarget.value);
                else if (composed === null) edit(currentTarget, isInsertion(nativeEvent));
              }}
              onCompositionEnd={({ currentTarget }) => {
                setComposed(null);
                edit(currentTarget, false);
              }}
              onFocus={() => setEditing(true)}
              onBlur={() => {
                setEditing(false);
                if (reading.kind === "amount" && reading.digits !== value) onValueChange(reading.digits);
                onBlur?.();
              }}
            />
          </chakra.div>
          <AmountMessage id={noteId}>
            {note?.digits === value && (
              <AmountNote note={note} wholeOnly={currency.wholeOnly} faultText={faultText} error={error} />
            )}
          </AmountMessage>
        </>
      )}
    </Field>
  );
}

function CurrencySign({ currency: { sign, side } }: { currency: Currency }) {
  const atStart = side === "start";
  return (
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
      {sign}
    </chakra.span>
  );
}

function AmountMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    // Mounted empty, because a live region announces only changes.
    <chakra.p
      id={id}
      aria-live="polite"
      color="failure"
      fontSize="sm"
      lineHeight="snug"
      overflowWrap="anywhere"
      _empty={{ position: "absolute" }}
    >
      {children}
    </chakra.p>
  );
}

/** Selects the whole amount when editing begins. The returned function selects a range. */
function useSelection(frame: RefObject<HTMLDivElement | null>, editing: boolean) {
  const [selection, setSelection] = useState<readonly [number, number] | null>(null);
  // On focus the separators disappear, which clears the selection. Select all, so that typing replaces the amount.
  useLayoutEffect(() => {
    if (editing) frame.current?.querySelector("input")?.select();
  }, [frame, editing]);
  // React moves the caret to the end when it replaces the typed text, so put it back.
  useLayoutEffect(() => {
    if (selection !== null) frame.current?.querySelector("input")?.setSelectionRange(...selection);
  }, [frame, selection]);
  return setSelection;
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
const isInsertion = (event: Event): boolean =>
  event instanceof InputEvent && /^insert(?:From|Replacement)/.test(event.inputType);

/**
 * The selection after an edit: the caret behind the same digit as before; after a rejected paste, the digits that the
 * paste had replaced.
 */
function selectionAfter({ digits, refused }: AmountEdit, text: string, shown: string, caret: number | null) {
  if (refused !== "") {
    const { start, end } = insertedSpan(text, shown);
    return [start, shown.length - (text.length - end)] as const;
  }
  const behind = text.slice(caret ?? text.length).replaceAll(/[^\d０-９]/g, "").length;
  const at = Math.max(0, digits.length - behind);
  return [at, at] as const;
}
