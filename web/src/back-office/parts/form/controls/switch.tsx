import { Switch } from "@ark-ui/react/switch";
import { chakra } from "@chakra-ui/react";
import type { ControlState } from "../control.ts";

interface SwitchProps extends ControlState {
  /** `activeValue` and `inactiveValue` are the values of on and off; true and false by default. */
  readonly activeValue?: string | number | boolean;
  readonly inactiveValue?: string | number | boolean;
  readonly activeText?: string;
  readonly inactiveText?: string;
}

export function SwitchControl(props: SwitchProps) {
  const { activeValue = true, inactiveValue = false, activeText, inactiveText, ...state } = props;
  const on = state.value === activeValue;
  const text = on ? activeText : inactiveText;
  return (
    <Frame
      ids={{ hiddenInput: state.id, label: state.labelId }}
      checked={on}
      disabled={state.disabled === true}
      invalid={state.invalid}
      onCheckedChange={({ checked }) => state.onChange(checked ? activeValue : inactiveValue)}
    >
      <Track>
        <Thumb />
      </Track>
      {text && <chakra.span fontSize="sm">{text}</chakra.span>}
      <Switch.HiddenInput aria-describedby={state.describedBy} onBlur={state.onBlur} />
    </Frame>
  );
}

const Frame = chakra(Switch.Root, {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minHeight: "var(--field-height, 2.25rem)",
    cursor: "pointer",
    "&[data-disabled]": { cursor: "not-allowed", opacity: 0.55 },
  },
});
const Track = chakra(Switch.Control, {
  base: {
    width: "10",
    height: "1.375rem",
    padding: "0.5",
    borderRadius: "full",
    bg: "hairline.strong",
    transitionProperty: "background-color",
    transitionDuration: "fast",
    "&[data-state=checked]": { bg: "action" },
    "&[data-focus-visible]": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
  },
});
const Thumb = chakra(Switch.Thumb, {
  base: {
    display: "block",
    boxSize: "1.125rem",
    borderRadius: "full",
    bg: "bg.ground",
    transitionProperty: "translate",
    transitionDuration: "fast",
    "&[data-state=checked]": { translate: "1.125rem 0" },
  },
});
