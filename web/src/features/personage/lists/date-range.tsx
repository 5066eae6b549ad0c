import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Field } from "#components/forms/field.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import { dayFromText } from "#lib/time/tokyo-day.ts";

export interface Days {
  /** `2026-01-15`, or "" for an open end. */
  readonly from: string;
  readonly to: string;
}

interface DateRangeProps {
  value: Days;
  /** The last selectable day, usually today. */
  latest: string;
  onChange: (days: Days) => void;
}

/** A range of days that includes both ends, with native date inputs. */
export function DateRange({ value, latest, onChange }: DateRangeProps) {
  const { from, to } = value;
  const isReversed = from !== "" && to !== "" && from > to;
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(9.25rem, 1fr))" alignItems="start" gap="3">
      <Day
        name="from"
        label={<Trans>First day</Trans>}
        value={from}
        max={to || latest}
        onDay={(day) => onChange({ from: day, to })}
      />
      <Day
        name="to"
        label={<Trans>Last day</Trans>}
        value={to}
        min={from}
        max={latest}
        error={isReversed && <Trans>This is before the first day.</Trans>}
        onDay={(day) => onChange({ from, to: day })}
      />
    </chakra.div>
  );
}

interface DayProps {
  name: string;
  label: ReactNode;
  value: string;
  min?: string;
  max: string;
  error?: ReactNode;
  onDay: (day: string) => void;
}

function Day({ name, label, value, min, max, error, onDay }: DayProps) {
  // While a year is being typed, the input holds dates like 0002-01-15, which are kept in the input but not reported.
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    setTyped(value);
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type="date"
          value={typed}
          {...(min && { min })}
          max={max}
          minWidth="0"
          fontVariantNumeric="tabular-nums"
          onChange={({ currentTarget }) => {
            const text = currentTarget.value;
            setTyped(text);
            const day = dayFromText(text);
            if (day !== text || day === value) return;
            setReported(day);
            onDay(day);
          }}
        />
      )}
    </Field>
  );
}
