import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { ariaOf, type ControlState, groupOf, textOf } from "#back-office/parts/form/control.ts";
import { box } from "#back-office/parts/form/controls/look.ts";
import { pending } from "#back-office/parts/form/controls/pending.tsx";

export interface DatePickerProps extends ControlState {
  /** The value is `2026-01-15`, `2026-01` or `2026`, with a time `2026-01-15 12:30:00`, of a range two of them. */
  readonly type?: "date" | "month" | "year" | "daterange" | "monthrange" | "dates" | "datetime" | "datetimerange";
  readonly placeholder?: string;
}

const Calendar = lateComponent(async () => (await import("./calendar.tsx")).Calendar, pending);

/** A day, month or year from a calendar; with a time of day, by the browser's own control. */
export function DatePickerControl(props: DatePickerProps) {
  const { type = "date" } = props;
  if (type === "datetime") return <Moment {...props} />;
  if (type === "datetimerange") return <Moments {...props} />;
  return <Calendar {...props} />;
}

const toControl = (text: string): string => text.replace(" ", "T");
const fromControl = (text: string): string => (/T\d\d:\d\d$/.test(text) ? `${text}:00` : text).replace("T", " ");

function Moment(state: DatePickerProps) {
  return (
    <Field
      {...ariaOf(state)}
      type="datetime-local"
      step={1}
      value={toControl(textOf(state.value))}
      onChange={({ currentTarget }) => state.onChange(fromControl(currentTarget.value))}
    />
  );
}

function Moments(state: DatePickerProps) {
  const { t } = useLingui();
  const [from = "", to = ""] = Array.isArray(state.value) ? (state.value as readonly string[]) : [];
  const one = { ...state, describedBy: undefined };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" {...groupOf(state)}>
      {[
        { label: t`From`, at: from, put: (next: string) => [next, to] },
        { label: t`Until`, at: to, put: (next: string) => [from, next] },
      ].map(({ label, at, put }) => (
        <Field
          key={label}
          {...ariaOf({ ...one, id: `${state.id}-${label}` })}
          aria-label={label}
          type="datetime-local"
          step={1}
          value={toControl(at)}
          onChange={({ currentTarget }) => state.onChange(put(fromControl(currentTarget.value)))}
        />
      ))}
    </chakra.div>
  );
}

const Field = chakra("input", {
  base: { ...box, flex: "1 1 12rem", minWidth: "0", fontVariantNumeric: "tabular-nums" },
});
