import { Slider } from "@ark-ui/react/slider";
import { chakra } from "@chakra-ui/react";
import type { ControlState } from "../control.ts";

interface SliderProps extends ControlState {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Two thumbs; the value is two numbers. */
  readonly range?: boolean;
  readonly vertical?: boolean;
  /** Shows the number beside the track. */
  readonly showInput?: boolean;
  readonly marks?: readonly { readonly value: number; readonly label: string }[];
}

const THUMBS = [0, 1] as const;

export function SliderControl(props: SliderProps) {
  const {
    min = 0,
    max = 100,
    step = 1,
    range = false,
    vertical = false,
    showInput = false,
    marks = [],
    ...state
  } = props;
  const numbers = Array.isArray(state.value) ? (state.value as readonly number[]) : [Number(state.value ?? min)];
  const value = range ? [numbers[0] ?? min, numbers[1] ?? max] : [numbers[0] ?? min];
  return (
    <Slider.Root
      ids={{ root: state.id, label: state.labelId }}
      aria-labelledby={value.map(() => state.labelId)}
      min={min}
      max={max}
      step={step}
      value={value}
      orientation={vertical ? "vertical" : "horizontal"}
      disabled={state.disabled === true}
      invalid={state.invalid}
      thumbAlignment="center"
      onValueChange={(change) => state.onChange(range ? change.value : change.value[0])}
      onBlur={state.onBlur}
    >
      <Frame data-vertical={vertical || undefined}>
        <Control>
          <Track>
            <Range />
          </Track>
          {THUMBS.slice(0, value.length).map((index) => (
            <Thumb key={index} index={index}>
              <Slider.HiddenInput />
            </Thumb>
          ))}
        </Control>
        {showInput && <Reading>{value.join(" – ")}</Reading>}
      </Frame>
      {marks.length > 0 && (
        <Marks>
          {marks.map((mark) => (
            <Mark key={mark.value} value={mark.value}>
              {mark.label}
            </Mark>
          ))}
        </Marks>
      )}
    </Slider.Root>
  );
}

const Frame = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "4",
    minHeight: "var(--field-height, 2.25rem)",
    paddingX: "2",
    "&[data-vertical]": { height: "10rem", paddingY: "2" },
  },
});
const Control = chakra(Slider.Control, {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    flex: "1",
    height: "5",
    cursor: "pointer",
    "&[data-orientation=vertical]": { flex: "none", flexDirection: "column", width: "5", height: "full" },
  },
});
const Track = chakra(Slider.Track, {
  base: {
    flex: "1",
    height: "1.5",
    borderRadius: "full",
    bg: "bg.hover",
    outline: "1px solid {colors.hairline}",
    overflow: "hidden",
    "&[data-orientation=vertical]": { width: "1.5", height: "full" },
  },
});
const Range = chakra(Slider.Range, {
  base: { height: "full", bg: "brand", "&[data-orientation=vertical]": { width: "full", height: "auto" } },
});
const Thumb = chakra(Slider.Thumb, {
  base: {
    boxSize: "5",
    borderRadius: "full",
    border: "2px solid {colors.action}",
    bg: "bg.raised",
    cursor: "grab",
    "&[data-disabled]": { borderColor: "hairline.strong", cursor: "not-allowed" },
  },
});
const Reading = chakra("output", { base: { fontSize: "sm", fontVariantNumeric: "tabular-nums", minWidth: "10" } });
const Marks = chakra(Slider.MarkerGroup, {
  base: { display: "block", height: "5", marginX: "2", color: "ink.second", fontSize: "xs" },
});
const Mark = chakra(Slider.Marker, { base: { whiteSpace: "nowrap" } });
