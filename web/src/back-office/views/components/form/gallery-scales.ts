import { useLingui } from "@lingui/react/macro";
import { type GallerySection, section } from "./gallery-section.ts";

const COLOURS = ["#409eff", "#009688", "#536dfe", "#ff5c93", "#ee4f12", "#9c27b0"] as const;

/** Sections of the gallery for sliders, ratings and colours. */
export function useScaleFields(): readonly GallerySection[] {
  const { t } = useLingui();
  return [
    section("Slider", t`Slider`, [
      { field: "slider", label: t`Plain`, value: 30 },
      { field: "sliderRange", label: t`Range`, value: [20, 60], componentProps: { range: true, showInput: true } },
      { field: "sliderSteps", label: t`In steps of 10`, value: 50, componentProps: { step: 10, showInput: true } },
      { field: "sliderUp", label: t`Vertical`, value: 40, componentProps: { vertical: true } },
      { field: "sliderOff", label: t`Disabled`, value: 70, componentProps: { disabled: true } },
    ]),
    section("Rate", t`Stars`, [
      { field: "rate", label: t`Plain`, value: 3 },
      { field: "rateHalf", label: t`With half stars`, value: 2.5, componentProps: { allowHalf: true } },
      {
        field: "rateWords",
        label: t`With labels`,
        value: 4,
        componentProps: { texts: [t`Poor`, t`Below average`, t`Average`, t`Good`, t`Excellent`] },
      },
    ]),
    section("ColorPicker", t`Colour`, [
      { field: "color", label: t`Plain`, value: "#409eff" },
      { field: "colorAlpha", label: t`Translucent`, value: "rgba(64, 158, 255, 0.5)", componentProps: { alpha: true } },
      { field: "colorPresets", label: t`With presets`, componentProps: { presets: COLOURS } },
    ]),
  ];
}
