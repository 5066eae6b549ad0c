import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";
import { RadioOptions } from "./radio-options.tsx";

interface SegmentedProps<Value extends string> {
  legend: ReactNode;
  /** Shows the legend to screen readers only. */
  hideLegend?: boolean;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A segmented control: native radio buttons as one strip. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, hideLegend = false, value, options, onChange } = props;
  const name = useId();
  return (
    <chakra.fieldset border="none" minWidth="0">
      <chakra.legend
        fontSize="sm"
        fontWeight="semibold"
        lineHeight="snug"
        marginBottom="1.5"
        css={hideLegend ? HIDDEN_FROM_SIGHT : {}}
      >
        {legend}
      </chakra.legend>
      <chakra.div
        display="flex"
        // Segments are in one row, and wrap if large text does not fit.
        flexWrap="wrap"
        padding="1"
        gap="1"
        bg="bg.hover"
        borderRadius="control"
        outline="1px solid transparent"
      >
        <RadioOptions
          options={options}
          Label={Segment}
          Control={Cover}
          inputProps={(each) => ({ name, checked: each === value, onChange: () => onChange(each) })}
        />
      </chakra.div>
    </chakra.fieldset>
  );
}

const Segment = chakra("label", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "1 1 4rem",
    minHeight: "9",
    px: "2",
    borderRadius: "sm",
    fontSize: "sm",
    fontWeight: "medium",
    color: "ink.second",
    cursor: "pointer",
    transitionProperty: "background-color, color",
    transitionDuration: "fast",
    "&[data-chosen]": {
      bg: "bg.chosen",
      color: "ink",
      fontWeight: "semibold",
      boxShadow: "0 1px 2px rgb(11 21 38 / 0.12)",
      _highContrast: { forcedColorAdjust: "none", bg: "Highlight", color: "HighlightText" },
    },
    "&:has(:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "2px" },
  },
});

/** The radio button: invisible, over its whole segment. */
const Cover = chakra("input", { base: { position: "absolute", inset: "0", opacity: 0, cursor: "pointer" } });
