import { useLingui } from "@lingui/react/macro";
import type { Option } from "#demo/parts/form/control.ts";
import { useDemoOptions, useDemoTree } from "./demo-options.ts";
import type { GallerySection } from "./gallery-schema.ts";

const MANY = 10_000;
const COLOURS = ["#409eff", "#009688", "#536dfe", "#ff5c93", "#ee4f12", "#9c27b0"] as const;

/** What is chosen. */
export function useChoiceFields(): readonly GallerySection[] {
  const { t } = useLingui();
  const options = useDemoOptions();
  const tree = useDemoTree();
  const some = options.map((option, index) => ({ ...option, disabled: index === 1 }));
  const groups: readonly Option[] = [
    { value: "first", label: t`First group`, children: options.slice(0, 2) },
    { value: "second", label: t`Second group`, children: options.slice(2) },
  ];
  return [
    [
      "select",
      t`Select`,
      [
        { field: "select", component: "Select", label: t`Plain`, componentProps: { options } },
        {
          field: "selectClear",
          component: "Select",
          label: t`Can be cleared`,
          value: "1",
          componentProps: { options, clearable: true },
        },
        { field: "selectSome", component: "Select", label: t`One cannot be chosen`, componentProps: { options: some } },
        { field: "selectGroups", component: "Select", label: t`In groups`, componentProps: { options: groups } },
        {
          field: "selectMany",
          component: "Select",
          label: t`Several`,
          value: ["1", "3"],
          componentProps: { options, multiple: true },
        },
        {
          field: "selectOff",
          component: "Select",
          label: t`Disabled`,
          value: "1",
          componentProps: { options, disabled: true },
        },
      ],
    ],
    ["selectV2", t`Select of ten thousand`, useManyFields()],
    [
      "treeSelect",
      t`Tree select`,
      [
        { field: "treeSelect", component: "TreeSelect", label: t`Plain`, componentProps: { options: tree } },
        {
          field: "treeSelectFilter",
          component: "TreeSelect",
          label: t`With a search`,
          componentProps: { options: tree, filterable: true, clearable: true },
        },
        {
          field: "treeSelectMany",
          component: "TreeSelect",
          label: t`Several`,
          value: [],
          componentProps: { options: tree, multiple: true },
        },
      ],
    ],
    [
      "cascader",
      t`Cascader`,
      [
        { field: "cascader", component: "Cascader", label: t`Plain`, componentProps: { options: tree } },
        {
          field: "cascaderAny",
          component: "Cascader",
          label: t`Any level`,
          componentProps: { options: tree, anyLevel: true },
        },
        {
          field: "cascaderMany",
          component: "Cascader",
          label: t`Several`,
          value: [],
          componentProps: { options: tree, multiple: true },
        },
      ],
    ],
    [
      "radio",
      t`Radio buttons`,
      [
        { field: "radio", component: "RadioGroup", label: t`Plain`, componentProps: { options } },
        {
          field: "radioSome",
          component: "RadioGroup",
          label: t`One cannot be chosen`,
          value: "1",
          componentProps: { options: some },
        },
      ],
    ],
    [
      "radioButton",
      t`Strip of radio buttons`,
      [
        { field: "radioButton", component: "RadioButton", label: t`Plain`, value: "1", componentProps: { options } },
        {
          field: "radioButtonSome",
          component: "RadioButton",
          label: t`One cannot be chosen`,
          componentProps: { options: some },
        },
      ],
    ],
    [
      "checkbox",
      t`Checkboxes`,
      [
        { field: "checkbox", component: "CheckboxGroup", label: t`Plain`, value: [], componentProps: { options } },
        {
          field: "checkboxSome",
          component: "CheckboxGroup",
          label: t`One cannot be chosen`,
          value: ["1"],
          componentProps: { options: some },
        },
      ],
    ],
    [
      "checkboxButton",
      t`Strip of checkboxes`,
      [
        {
          field: "checkboxButton",
          component: "CheckboxButton",
          label: t`Plain`,
          value: ["1"],
          componentProps: { options },
        },
        {
          field: "checkboxButtonSome",
          component: "CheckboxButton",
          label: t`One cannot be chosen`,
          value: [],
          componentProps: { options: some },
        },
      ],
    ],
    [
      "switch",
      t`Switch`,
      [
        { field: "switch", component: "Switch", label: t`Plain`, value: false },
        {
          field: "switchWords",
          component: "Switch",
          label: t`With words`,
          value: true,
          componentProps: { activeText: t`On`, inactiveText: t`Off` },
        },
        {
          field: "switchValues",
          component: "Switch",
          label: t`With values of its own`,
          value: "a",
          componentProps: { activeValue: "a", inactiveValue: "b" },
        },
        {
          field: "switchOff",
          component: "Switch",
          label: t`Disabled`,
          value: true,
          componentProps: { disabled: true },
        },
      ],
    ],
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
        { field: "sliderUp", component: "Slider", label: t`Upright`, value: 40, componentProps: { vertical: true } },
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
          label: t`With halves`,
          value: 2.5,
          componentProps: { allowHalf: true },
        },
        {
          field: "rateWords",
          component: "Rate",
          label: t`With words`,
          value: 4,
          componentProps: { texts: [t`Poor`, t`Acceptable`, t`Average`, t`Good`, t`Excellent`] },
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
          label: t`See-through`,
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
    [
      "transfer",
      t`Transfer`,
      [
        {
          field: "transfer",
          component: "Transfer",
          label: t`Plain`,
          value: ["1"],
          colProps: { span: 24 },
          componentProps: { options },
        },
        {
          field: "transferFilter",
          component: "Transfer",
          label: t`With a search`,
          value: [],
          colProps: { span: 24 },
          componentProps: { options, filterable: true },
        },
      ],
    ],
  ];
}

function useManyFields(): GallerySection[2] {
  const { t } = useLingui();
  const options = useDemoOptions(MANY);
  return [
    { field: "selectV2", component: "SelectV2", label: t`Plain`, componentProps: { options } },
    {
      field: "selectV2Many",
      component: "SelectV2",
      label: t`Several`,
      value: [],
      componentProps: { options, multiple: true },
    },
  ];
}
