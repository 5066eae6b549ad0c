import { useLingui } from "@lingui/react/macro";
import type { GallerySection } from "./gallery-schema.ts";
import { useSampleOptions } from "./sample-options.ts";

/** Controls with all options visible. */
export function useChoiceFields(): readonly GallerySection[] {
  return [
    useRadioSection(),
    useRadioButtonSection(),
    useCheckboxSection(),
    useCheckboxButtonSection(),
    useSwitchSection(),
    useTransferSection(),
  ];
}

function useRadioSection(): GallerySection {
  const { t } = useLingui();
  const options = useSampleOptions();
  const some = options.map((option, index) => ({ ...option, disabled: index === 1 }));
  return [
    "radio",
    t`Radio buttons`,
    [
      { field: "radio", component: "RadioGroup", label: t`Plain`, componentProps: { options } },
      {
        field: "radioSome",
        component: "RadioGroup",
        label: t`With a disabled option`,
        value: "1",
        componentProps: { options: some },
      },
    ],
  ];
}

function useRadioButtonSection(): GallerySection {
  const { t } = useLingui();
  const options = useSampleOptions();
  const some = options.map((option, index) => ({ ...option, disabled: index === 1 }));
  return [
    "radioButton",
    t`Strip of radio buttons`,
    [
      { field: "radioButton", component: "RadioButton", label: t`Plain`, value: "1", componentProps: { options } },
      {
        field: "radioButtonSome",
        component: "RadioButton",
        label: t`With a disabled option`,
        componentProps: { options: some },
      },
    ],
  ];
}

function useCheckboxSection(): GallerySection {
  const { t } = useLingui();
  const options = useSampleOptions();
  const some = options.map((option, index) => ({ ...option, disabled: index === 1 }));
  return [
    "checkbox",
    t`Checkboxes`,
    [
      { field: "checkbox", component: "CheckboxGroup", label: t`Plain`, value: [], componentProps: { options } },
      {
        field: "checkboxSome",
        component: "CheckboxGroup",
        label: t`With a disabled option`,
        value: ["1"],
        componentProps: { options: some },
      },
    ],
  ];
}

function useCheckboxButtonSection(): GallerySection {
  const { t } = useLingui();
  const options = useSampleOptions();
  const some = options.map((option, index) => ({ ...option, disabled: index === 1 }));
  return [
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
        label: t`With a disabled option`,
        value: [],
        componentProps: { options: some },
      },
    ],
  ];
}

function useSwitchSection(): GallerySection {
  const { t } = useLingui();
  return [
    "switch",
    t`Switch`,
    [
      { field: "switch", component: "Switch", label: t`Plain`, value: false },
      {
        field: "switchWords",
        component: "Switch",
        label: t`With labels`,
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
  ];
}

function useTransferSection(): GallerySection {
  const { t } = useLingui();
  const options = useSampleOptions();
  return [
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
  ];
}
