import { NumberInput } from "@ark-ui/react/number-input";
import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import type { ControlState } from "../control.ts";
import { bare, box } from "./control-styles.ts";

interface NumberProps extends ControlState {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Position of the buttons: at both sides, or at the end. */
  readonly position?: "both" | "end";
  readonly placeholder?: string;
}

/** A number with step buttons; the value is null while the field is empty. */
export function NumberControl({ min, max, step = 1, position = "both", placeholder, ...state }: NumberProps) {
  const { t } = useLingui();
  const given = typeof state.value === "number" ? String(state.value) : "";
  // Keep the text apart from the value, because it may be an incomplete number: "-", "1.".
  const [typed, setTyped] = useState(given);
  const [reported, setReported] = useState(given);
  if (given !== reported) {
    setReported(given);
    setTyped(given);
  }
  return (
    <NumberInput.Root
      ids={{ input: state.id, label: state.labelId }}
      value={typed}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      step={step}
      invalid={state.invalid}
      required={state.required}
      disabled={state.disabled === true}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 10 }}
      translations={{ incrementLabel: t`Increase`, decrementLabel: t`Decrease` }}
      onValueChange={({ value, valueAsNumber }) => {
        setTyped(value);
        const next = value === "" || Number.isNaN(valueAsNumber) ? null : valueAsNumber;
        setReported(next === null ? "" : String(next));
        state.onChange(next);
      }}
    >
      <NumberInput.Control asChild>
        <Frame data-position={position}>
          <Less>
            <Icon of={Minus} size={16} />
          </Less>
          <Field aria-describedby={state.describedBy} onBlur={state.onBlur} {...(placeholder && { placeholder })} />
          <More>
            <Icon of={Plus} size={16} />
          </More>
        </Frame>
      </NumberInput.Control>
    </NumberInput.Root>
  );
}

const Frame = chakra("div", {
  base: {
    ...box,
    padding: "0",
    overflow: "hidden",
    "&:has(input:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "1px" },
    "&[data-position=both] input": { textAlign: "center" },
    "&[data-position=end] input": { order: -1 },
  },
});
const Field = chakra(NumberInput.Input, { base: { ...bare, paddingX: "3", fontVariantNumeric: "tabular-nums" } });
const step: SystemStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  alignSelf: "stretch",
  width: "9",
  flexShrink: 0,
  bg: "bg.sunken",
  color: "ink.second",
  cursor: "pointer",
  _hover: { color: "ink", bg: "bg.hover" },
  _disabled: { opacity: 0.4, cursor: "not-allowed" },
};
const Less = chakra(NumberInput.DecrementTrigger, { base: step });
const More = chakra(NumberInput.IncrementTrigger, { base: step });
