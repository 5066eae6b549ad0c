import type { ComponentProps, ComponentType, FocusEvent, ReactNode } from "react";
import { Radio } from "./radio.tsx";

interface RadioOptionsProps<Value extends string | number> {
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Renders an option: a label around the radio button and its text; `data-chosen` marks the checked one. */
  readonly Label: ComponentType<{ children: ReactNode; "data-chosen"?: true | undefined }>;
  /** Renders the radio button. */
  readonly Control?: typeof Radio;
  /** Props of each radio button: `name`, and either a form's registration or `checked` with `onChange`. */
  readonly inputProps: (value: Value) => ComponentProps<typeof Radio>;
}

/**
 * Whether the focus stays in the group: an arrow key moves it to another radio button, which must not count as a blur
 * of the field.
 */
const isWithinGroup = ({ target, relatedTarget: next }: FocusEvent<HTMLInputElement>): boolean =>
  next instanceof HTMLInputElement && next.type === "radio" && next.name === target.name;

/** Native radio buttons, each in its label. The element around them must name the group. */
export function RadioOptions<Value extends string | number>(props: RadioOptionsProps<Value>) {
  const { options, Label, Control = Radio, inputProps } = props;
  return options.map(({ value, label }) => {
    const { onBlur, ...given } = inputProps(value);
    return (
      <Label key={value} data-chosen={given.checked || undefined}>
        <Control
          {...given}
          type="radio"
          value={value}
          onBlur={(event) => {
            if (!isWithinGroup(event)) onBlur?.(event);
          }}
        />
        {label}
      </Label>
    );
  });
}
