import type { ControlState } from "#back-office/parts/form/control.ts";
import { pending } from "#back-office/parts/form/controls/pending.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";

export interface DatePickerProps extends ControlState {
  /**
   * The value is `2026-01-15`, `2026-01` or `2026`, with a time `2026-01-15 12:30:00`; two of them for a range, any
   * number for `dates`.
   */
  readonly type?: "date" | "month" | "year" | "daterange" | "monthrange" | "dates" | "datetime" | "datetimerange";
  readonly placeholder?: string;
}

const Calendar = lateComponent(async () => (await import("./calendar.tsx")).Calendar, pending);
const DateTimePicker = lateComponent(async () => (await import("./date-time-picker.tsx")).DateTimePicker, pending);

/** A day, month, year or date-time, or several, typed or chosen from a calendar. */
export function DatePickerControl(props: DatePickerProps) {
  const { type = "date" } = props;
  return type.startsWith("datetime") ? (
    <DateTimePicker {...props} range={type === "datetimerange"} />
  ) : (
    <Calendar {...props} />
  );
}
