import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { Radio } from "#components/forms/radio.tsx";
import { type ControlState, groupOf, type Option, NO_OPTIONS } from "../control.ts";
import { ButtonLabel, ButtonRow, HiddenChoice, PlainLabel, PlainRow } from "./choice.tsx";

interface RadioGroupProps extends ControlState {
  readonly options?: readonly Option[];
}

/** One of a few options, as radio buttons. */
export const RadioGroupControl = (props: RadioGroupProps) => (
  <Radios {...props} Row={PlainRow} Label={PlainLabel} Control={Radio} />
);

/** One of a few options, as a button strip. */
export const RadioButtonControl = (props: RadioGroupProps) => (
  <Radios {...props} Row={ButtonRow} Label={ButtonLabel} Control={HiddenChoice} />
);

interface Look {
  readonly Row: ComponentType<ComponentProps<"div">>;
  readonly Label: ComponentType<{ children: ReactNode }>;
  readonly Control: typeof Radio;
}

function Radios({ options = NO_OPTIONS, Row, Label, Control, ...state }: RadioGroupProps & Look) {
  return (
    <Row {...groupOf(state)} role="radiogroup" aria-required={state.required || undefined}>
      {options.map(({ value, label, disabled = false }) => (
        <Label key={value}>
          <Control
            type="radio"
            name={state.id}
            checked={state.value === value}
            disabled={disabled || state.disabled === true}
            aria-invalid={state.invalid || undefined}
            onBlur={state.onBlur}
            onChange={() => state.onChange(value)}
          />
          <chakra.span>{label}</chakra.span>
        </Label>
      ))}
    </Row>
  );
}
