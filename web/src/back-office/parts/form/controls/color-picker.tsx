import { ColorPicker, parseColor } from "@ark-ui/react/color-picker";
import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { PanelPortal } from "#back-office/parts/panel-host.tsx";
import { Button } from "#components/ui/button.tsx";
import { type ControlState, groupOf, textOf } from "../control.ts";
import { box, panel } from "./control-styles.ts";

interface ColorPickerProps extends ControlState {
  readonly presets?: readonly string[];
  /** Whether the opacity can be chosen as well. */
  readonly alpha?: boolean;
}

const NO_PRESETS: readonly string[] = [];
const FIRST = "#409eff";

/** The value is a colour: `#409eff` or, with `alpha`, `rgba(64, 158, 255, 0.5)`. */
export function ColorPickerControl({ presets = NO_PRESETS, alpha = false, ...state }: ColorPickerProps) {
  const { t } = useLingui();
  const text = textOf(state.value);
  return (
    <ColorPicker.Root
      ids={{ label: state.labelId }}
      value={colourOf(text)}
      disabled={state.disabled === true}
      invalid={state.invalid}
      positioning={{ strategy: "fixed", placement: "bottom-start" }}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => state.onChange(alpha ? value.toString("rgba") : value.toString("hex"))}
      onOpenChange={({ open }) => {
        if (!open) state.onBlur();
      }}
    >
      <ColorPicker.Control asChild>
        <chakra.div display="flex" gap="2" {...groupOf(state)}>
          <Trigger aria-label={t`Choose a colour`}>
            <Shown style={{ background: colourOf(text).toString("rgba") }} />
          </Trigger>
          <Text
            aria-labelledby={state.labelId}
            aria-invalid={state.invalid || undefined}
            spellCheck={false}
            value={text}
            disabled={state.disabled === true}
            onBlur={state.onBlur}
            onChange={({ currentTarget }) => state.onChange(currentTarget.value)}
          />
        </chakra.div>
      </ColorPicker.Control>
      <PanelPortal>
        <ColorPicker.Positioner>
          <Panel>
            <Area>
              <AreaGround />
              <AreaThumb />
            </Area>
            <Strip channel="hue">
              <Track />
              <Thumb />
            </Strip>
            {alpha && (
              <Strip channel="alpha">
                <Track />
                <Thumb />
              </Strip>
            )}
            {presets.length > 0 && (
              <chakra.div display="flex" flexWrap="wrap" gap="1.5">
                {presets.map((preset) => (
                  <Preset key={preset} value={preset}>
                    <Swatch value={preset} />
                  </Preset>
                ))}
              </chakra.div>
            )}
            <Button size="sm" variant="quiet" onClick={() => state.onChange(null)}>
              <Trans>Clear</Trans>
            </Button>
          </Panel>
        </ColorPicker.Positioner>
      </PanelPortal>
    </ColorPicker.Root>
  );
}

/** The colour to show in the picker; the default one for empty or incomplete input. */
function colourOf(text: string) {
  try {
    return parseColor(text === "" ? FIRST : text);
  } catch {
    return parseColor(FIRST);
  }
}

const Trigger = chakra(ColorPicker.Trigger, {
  base: {
    boxSize: "var(--field-height, 2.25rem)",
    flexShrink: 0,
    padding: "1",
    borderWidth: "1px",
    borderColor: "hairline.strong",
    borderRadius: "sm",
    cursor: "pointer",
  },
});
const Shown = chakra("span", {
  base: { display: "block", width: "full", height: "full", borderRadius: "4px", forcedColorAdjust: "none" },
});
const Swatch = chakra(ColorPicker.Swatch, {
  base: {
    display: "block",
    width: "full",
    height: "full",
    minWidth: "5",
    minHeight: "5",
    borderRadius: "4px",
    forcedColorAdjust: "none",
  },
});
const Text = chakra("input", { base: { ...box, flex: "1", minWidth: "0", maxWidth: "14rem" } });
const Panel = chakra(ColorPicker.Content, {
  base: { ...panel, maxHeight: "none", display: "grid", gap: "3", padding: "3", width: "16rem" },
});
const Area = chakra(ColorPicker.Area, {
  base: { position: "relative", height: "9rem", borderRadius: "sm", overflow: "hidden" },
});
const AreaGround = chakra(ColorPicker.AreaBackground, {
  base: { width: "full", height: "full", forcedColorAdjust: "none" },
});
const thumb = {
  boxSize: "4",
  borderRadius: "full",
  border: "2px solid white",
  boxShadow: "0 0 0 1px rgb(0 0 0 / 0.5)",
  translate: "-50% -50%",
} as const;
const AreaThumb = chakra(ColorPicker.AreaThumb, { base: thumb });
const Strip = chakra(ColorPicker.ChannelSlider, { base: { position: "relative", height: "3" } });
const Track = chakra(ColorPicker.ChannelSliderTrack, {
  base: { height: "3", borderRadius: "full", forcedColorAdjust: "none" },
});
const Thumb = chakra(ColorPicker.ChannelSliderThumb, { base: { ...thumb, top: "50%" } });
const Preset = chakra(ColorPicker.SwatchTrigger, { base: { boxSize: "6", cursor: "pointer", borderRadius: "4px" } });
