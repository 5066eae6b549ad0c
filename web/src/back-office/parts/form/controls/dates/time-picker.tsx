import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { ariaOf, type ControlState, groupOf, textOf } from "#back-office/parts/form/control.ts";
import { box } from "#back-office/parts/form/controls/look.ts";

interface TimePickerProps extends ControlState {
  /** From one time to another: the value is two texts. */
  readonly range?: boolean;
  /** Leaves out the seconds. */
  readonly minutes?: boolean;
}

/** A time of day, `HH:mm:ss`, by the browser's own control. */
export function TimePickerControl({ range = false, minutes = false, ...state }: TimePickerProps) {
  const { t } = useLingui();
  const step = minutes ? 60 : 1;
  if (!range)
    return (
      <Time
        {...ariaOf(state)}
        type="time"
        step={step}
        value={textOf(state.value)}
        onChange={({ currentTarget }) => state.onChange(currentTarget.value)}
      />
    );
  const [from = "", to = ""] = Array.isArray(state.value) ? (state.value as readonly string[]) : [];
  const end = (label: string, at: string, put: (text: string) => void) => (
    <Time
      aria-label={label}
      aria-invalid={state.invalid || undefined}
      disabled={state.disabled === true}
      type="time"
      step={step}
      value={at}
      onBlur={state.onBlur}
      onChange={({ currentTarget }) => put(currentTarget.value)}
    />
  );
  return (
    <chakra.div display="flex" alignItems="center" gap="2" {...groupOf(state)}>
      {end(t`From`, from, (next) => state.onChange([next, to]))}
      <span aria-hidden>–</span>
      {end(t`Until`, to, (next) => state.onChange([from, next]))}
    </chakra.div>
  );
}

const Time = chakra("input", { base: { ...box, fontVariantNumeric: "tabular-nums", minWidth: "0" } });
