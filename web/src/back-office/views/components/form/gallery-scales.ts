import { useLingui } from "@lingui/react/macro";
import type { GallerySection } from "./gallery-schema.ts";

const COLOURS = ["#409eff", "#009688", "#536dfe", "#ff5c93", "#ee4f12", "#9c27b0"] as const;

/** Controls with a scale: sliders, ratings, colours. */
export function useScaleFields(): readonly GallerySection[] {
  const { t } = useLingui();
  return [
    [
      "slider",
      t`Slider`,
      [
        { field: "slider", component: "Slider", label: t`Plain`, value: 30 },
        {
          field: "sliderRange",
          component: "Slider",
          label: t`Range`,
          value: [20, 60],
          componentProps: { range: true, showInput: true },
        },
        {
          field: "sliderSteps",
          component: "Slider",
          label: t`In steps of 10`,
          value: 50,
          componentProps: { step: 10, showInput: true },
        },
        { field: "sliderUp", component: "Slider", label: t`Vertical`, value: 40, componentProps: { vertical: true } },
        { field: "sliderOff", component: "Slider", label: t`Disabled`, value: 70, componentProps: { disabled: true } },
      ],
    ],
    [
      "rate",
      t`Stars`,
      [
        { field: "rate", component: "Rate", label: t`Plain`, value: 3 },
        {
          field: "rateHalf",
          component: "Rate",
          label: t`With half stars`,
          value: 2.5,
          componentProps: { allowHalf: true },
        },
        {
          field: "rateWords",
          component: "Rate",
          label: t`With labels`,
          value: 4,
          componentProps: { texts: [t`Poor`, t`Below average`, t`Average`, t`Good`, t`Excellent`] },
        },
      ],
    ],
    [
      "color",
      t`Colour`,
      [
        { field: "color", component: "ColorPicker", label: t`Plain`, value: "#409eff" },
        {
          field: "colorAlpha",
          component: "ColorPicker",
          label: t`Translucent`,
          value: "rgba(64, 158, 255, 0.5)",
          componentProps: { alpha: true },
        },
        {
          field: "colorPresets",
          component: "ColorPicker",
          label: t`With presets`,
          componentProps: { presets: COLOURS },
        },
      ],
    ],
  ];
}
