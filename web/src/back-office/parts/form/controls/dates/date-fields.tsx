import { DatePicker, useDatePickerContext } from "@ark-ui/react/date-picker";
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useState } from "react";
import { bare } from "#back-office/parts/form/controls/control-styles.ts";
import { dateOf, type DateView } from "./date-text.ts";

interface FieldProps {
  readonly view: DateView;
  readonly describedBy: string | undefined;
  readonly placeholder: string;
  /** `readable`: whether the text is a date or empty. */
  readonly onLeave: (readable: boolean) => void;
}

/** The text field of a calendar control, or the two text fields of a range. */
export function DateFields({ range, ...field }: FieldProps & { readonly range: boolean }) {
  const { t } = useLingui();
  const labels = range ? [t`From`, t`Until`] : [undefined];
  return labels.map((label, index) => <Typed key={label ?? ""} index={index} label={label} {...field} />);
}

interface TypedProps extends FieldProps {
  readonly index: number;
  readonly label: string | undefined;
}

/**
 * A typed date. Unreadable text stays in the field; the library would replace it with today's date. On Enter, the
 * library briefly restores the previous value, and a blur in that moment would lose the date: handle Enter here.
 */
function Typed({ index, view, describedBy, label, placeholder, onLeave }: TypedProps) {
  const api = useDatePickerContext();
  const [fixes, setFixes] = useState(true);
  const isReadable = (text: string) => text.trim() === "" || dateOf(text, view) !== undefined;
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { value } = event.currentTarget;
    const date = dateOf(value, view);
    if (date) api.setValue(api.value.toSpliced(index, 1, date).toSorted((one, other) => one.compare(other)));
    else if (!isReadable(value)) onLeave(false);
  };
  return (
    <Field
      index={index}
      fixOnBlur={fixes}
      aria-describedby={describedBy}
      aria-label={label}
      placeholder={placeholder}
      onInput={({ currentTarget }) => setFixes(isReadable(currentTarget.value))}
      onKeyDownCapture={enter}
      onBlur={({ currentTarget }) => onLeave(isReadable(currentTarget.value))}
    />
  );
}

const Field = chakra(DatePicker.Input, {
  base: { ...bare, flex: "1 1 min(8em, 100%)", width: "auto", fontVariantNumeric: "tabular-nums" },
});
