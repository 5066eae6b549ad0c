import type { ComponentProps, ComponentType, ReactNode } from "react";
import { Tick } from "#components/forms/tick.tsx";
import { type ControlState, groupOf, listOf, type Option, NO_OPTIONS } from "../control.ts";
import { ButtonLabel, ButtonRow, HiddenChoice, PlainLabel, PlainRow } from "./option-looks.tsx";

interface CheckboxGroupProps extends ControlState {
  readonly options?: readonly Option[];
}

export const CheckboxGroupControl = (props: CheckboxGroupProps) => (
  <Checkboxes {...props} Row={PlainRow} Label={PlainLabel} Control={Tick} />
);

/** Checkboxes that look like a strip of buttons. */
export const CheckboxButtonControl = (props: CheckboxGroupProps) => (
  <Checkboxes {...props} Row={ButtonRow} Label={ButtonLabel} Control={HiddenChoice} />
);

interface Look {
  readonly Row: ComponentType<ComponentProps<"div">>;
  readonly Label: ComponentType<{ children: ReactNode }>;
  readonly Control: typeof Tick;
}

function Checkboxes({ options = NO_OPTIONS, Row, Label, Control, ...state }: CheckboxGroupProps & Look) {
  const chosen = listOf(state.value);
  return (
    <Row {...groupOf(state)}>
      {options.map(({ value, label, disabled = false }) => (
        <Label key={value}>
          <Control
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={disabled || state.disabled === true}
            aria-invalid={state.invalid || undefined}
            onBlur={state.onBlur}
            onChange={({ currentTarget }) =>
              // Sort the values like the options; the order of the clicks does not matter.
              state.onChange(
                options
                  .map((option) => option.value)
                  .filter((each) => (each === value ? currentTarget.checked : chosen.includes(each))),
              )
            }
          />
          <span>{label}</span>
        </Label>
      ))}
    </Row>
  );
}
