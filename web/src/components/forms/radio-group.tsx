import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type FocusEvent, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import { LABEL_IN_VIEW } from "./field.tsx";
import { Radio } from "./radio.tsx";

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  /** The error text. */
  error?: ReactNode;
  /** Props of each radio button: name, and a form's registration or checked with onChange. */
  inputProps: (value: Value) => ComponentProps<typeof Radio>;
}

/** An arrow key moves the focus within the group before the change: not a blur. */
const isWithinGroup = ({ target, relatedTarget: next }: FocusEvent<HTMLInputElement>): boolean =>
  next instanceof HTMLInputElement && next.type === "radio" && next.name === target.name;

/** A radio group, initially unselected: native radio buttons, each in a box that is pressable anywhere. */
export function RadioGroup<Value extends string>({ legend, options, error, inputProps }: RadioGroupProps<Value>) {
  const id = useId();
  const hasError = Boolean(error);
  return (
    <chakra.fieldset border="none" minWidth="0" display="grid" gap="1.5" css={{ "& input": LABEL_IN_VIEW }}>
      <chakra.legend fontSize="sm" fontWeight="semibold" lineHeight="snug" marginBottom="1.5">
        {legend}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="2">
        {options.map(({ value, label }) => {
          const { onBlur, ...given } = inputProps(value);
          return (
            <Choice key={value}>
              <Radio
                {...given}
                type="radio"
                value={value}
                onBlur={(event) => {
                  if (!isWithinGroup(event)) onBlur?.(event);
                }}
                aria-invalid={hasError || undefined}
                aria-describedby={hasError ? `${id}-error` : undefined}
              />
              {label}
            </Choice>
          );
        })}
      </chakra.div>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  );
}

const Choice = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "control",
    px: "4",
    py: "2",
    lineHeight: "snug",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "control",
    bg: "bg.raised",
    cursor: "pointer",
    transitionProperty: "background-color, border-color",
    transitionDuration: "fast",
    "&:hover": { bg: "bg.hover" },
    "&:has(:checked)": { borderColor: "action", bg: "brand.soft", fontWeight: "semibold" },
    "&:has([aria-invalid])": { borderColor: "failure" },
    "&:has(:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
  },
});
