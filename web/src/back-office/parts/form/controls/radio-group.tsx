import type { ComponentProps, ComponentType } from "react";
import { RadioOptions } from "#components/forms/radio-options.tsx";
import { type ControlState, groupOf, type Option, NO_OPTIONS } from "../control.ts";
import { ButtonLabel, ButtonRow, HiddenChoice, PlainLabel, PlainRow } from "./option-looks.tsx";

interface RadioGroupProps extends ControlState {
  readonly options?: readonly Option[];
}

export const RadioGroupControl = (props: RadioGroupProps) => <Radios {...props} Row={PlainRow} Label={PlainLabel} />;

/** Radio buttons that look like a strip of buttons. */
export const RadioButtonControl = (props: RadioGroupProps) => (
  <Radios {...props} Row={ButtonRow} Label={ButtonLabel} Control={HiddenChoice} />
);

interface Look extends Pick<ComponentProps<typeof RadioOptions>, "Label" | "Control"> {
  readonly Row: ComponentType<ComponentProps<"div">>;
}

function Radios({ options = NO_OPTIONS, Row, Label, Control, ...state }: RadioGroupProps & Look) {
  const isDisabled = (value: Option["value"]) => options.find((option) => option.value === value)?.disabled === true;
  return (
    <Row {...groupOf(state)} role="radiogroup" aria-required={state.required || undefined}>
      <RadioOptions
        options={options}
        Label={Label}
        {...(Control && { Control })}
        inputProps={(value) => ({
          name: state.id,
          checked: state.value === value,
          disabled: state.disabled === true || isDisabled(value),
          "aria-invalid": state.invalid || undefined,
          onBlur: state.onBlur,
          onChange: () => state.onChange(value),
        })}
      />
    </Row>
  );
}
