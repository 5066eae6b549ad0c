import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ariaOf, type ControlState, textOf } from "#back-office/parts/form/control.ts";
import { box } from "#back-office/parts/form/controls/look.ts";

interface TimeSelectProps extends ControlState {
  /** `HH:mm`, all of them. */
  readonly start?: string;
  readonly end?: string;
  readonly step?: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The times from one to another, both included, at even steps. */
export function timesBetween(start: string, end: string, step: string): string[] {
  const [from, to, by] = [minutesOf(start), minutesOf(end), Math.max(1, minutesOf(step))];
  return Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, index) => timeOf(from + index * by));
}

/** One of the times of a day at even steps. */
export function TimeSelectControl({ start = "09:00", end = "18:00", step = "00:30", ...state }: TimeSelectProps) {
  const { t } = useLingui();
  return (
    <Times
      {...ariaOf(state)}
      value={textOf(state.value)}
      onChange={({ currentTarget }) => state.onChange(currentTarget.value)}
    >
      <option value="">{t`Choose a time`}</option>
      {timesBetween(start, end, step).map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </Times>
  );
}

const Times = chakra("select", { base: { ...box, cursor: "pointer" } });
