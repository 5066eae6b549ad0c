import { useLingui } from "@lingui/react/macro";
import type { ControlState } from "#back-office/parts/form/control.ts";
import { SelectControl } from "#back-office/parts/form/controls/select.tsx";
import { timesBetween } from "./times-between.ts";

interface TimeSelectProps extends ControlState {
  /** `HH:mm`, like `end` and `step`. */
  readonly start?: string;
  readonly end?: string;
  readonly step?: string;
}

/** A time of day from a list with a fixed interval. */
export function TimeSelectControl({ start = "09:00", end = "18:00", step = "00:30", ...state }: TimeSelectProps) {
  const { t } = useLingui();
  return (
    <SelectControl
      {...state}
      clearable
      options={timesBetween(start, end, step).map((time) => ({ value: time, label: time }))}
      placeholder={t`Choose a time`}
    />
  );
}
