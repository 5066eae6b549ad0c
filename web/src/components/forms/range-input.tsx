import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";

interface RangeInputProps extends Pick<ComponentProps<"input">, "id" | "aria-label" | "aria-describedby"> {
  value: number;
  min: number;
  max: number;
  /** The value in words, for screen readers: "¥30,000". */
  valueText: string;
  onValueChange: (value: number) => void;
}

/** A native range control in our style; whole steps. */
export function RangeInput({ value, min, max, valueText, onValueChange, ...rest }: RangeInputProps) {
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <Range
      {...rest}
      type="range"
      min={min}
      max={max}
      step={1}
      value={value}
      aria-valuetext={valueText}
      onChange={(event) => onValueChange(Number(event.currentTarget.value))}
      style={{ "--share": `${share}%` } as ComponentProps<"input">["style"]}
    />
  );
}

const track = {
  height: "1.5",
  borderRadius: "full",
  background: "linear-gradient(to right, {colors.brand} var(--share), {colors.hairline} var(--share))",
};
const thumb = {
  appearance: "none",
  boxSizing: "border-box",
  boxSize: "6",
  borderRadius: "full",
  border: "2px solid {colors.action}",
  bg: "bg.raised",
  transitionProperty: "background-color",
  transitionDuration: "fast",
} as const;

const Range = chakra("input", {
  base: {
    appearance: "none",
    display: "block",
    width: "full",
    // Tall enough for touch.
    height: "control",
    margin: "0",
    bg: "transparent",
    cursor: "pointer",
    borderRadius: "sm",
    "&::-webkit-slider-runnable-track": track,
    "&::-moz-range-track": track,
    "&::-webkit-slider-thumb": { ...thumb, marginTop: "-9px" },
    "&::-moz-range-thumb": thumb,
    "&:hover::-webkit-slider-thumb": { bg: "brand.soft" },
    "&:hover::-moz-range-thumb": { bg: "brand.soft" },
    "@media (forced-colors: active)": {
      appearance: "auto",
      "&::-webkit-slider-runnable-track": { forcedColorAdjust: "none", background: "CanvasText" },
      "&::-webkit-slider-thumb": { forcedColorAdjust: "none", bg: "Highlight" },
    },
  },
});
