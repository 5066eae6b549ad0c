import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import { LABEL_IN_VIEW } from "./field.tsx";
import { RadioOptions } from "./radio-options.tsx";
import type { Radio } from "./radio.tsx";

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  error?: ReactNode;
  /** Props of each radio button: `name`, and either a form's registration or `checked` with `onChange`. */
  inputProps: (value: Value) => ComponentProps<typeof Radio>;
}

/** A radio group: native radio buttons, each in a box that can be pressed anywhere. */
export function RadioGroup<Value extends string>({ legend, options, error, inputProps }: RadioGroupProps<Value>) {
  const id = useId();
  const hasError = Boolean(error);
  return (
    <chakra.fieldset border="none" minWidth="0" display="grid" gap="1.5" css={{ "& input": LABEL_IN_VIEW }}>
      <chakra.legend fontSize="sm" fontWeight="semibold" lineHeight="snug" marginBottom="1.5">
        {legend}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))" gap="2">
        <RadioOptions
          options={options}
          Label={Box}
          inputProps={(value) => ({
            ...inputProps(value),
            "aria-invalid": hasError || undefined,
            "aria-describedby": hasError ? `${id}-error` : undefined,
          })}
        />
      </chakra.div>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  );
}

const Box = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "control",
    px: "4",
    py: "2",
    lineHeight: "snug",
    overflowWrap: "anywhere",
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
