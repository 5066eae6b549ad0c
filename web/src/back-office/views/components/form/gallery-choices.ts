import { useLingui } from "@lingui/react/macro";
import { type GallerySection, section } from "./gallery-section.ts";
import { withDisabled, useSampleOptions } from "./sample-options.ts";

/** Sections of the gallery for controls with all options visible. */
export function useChoiceFields(): readonly GallerySection[] {
  const { t } = useLingui();
  const options = useSampleOptions();
  const some = withDisabled(options);
  return [
    section("RadioGroup", t`Radio buttons`, [
      { field: "radio", label: t`Plain`, componentProps: { options } },
      { field: "radioSome", label: t`With a disabled option`, value: "1", componentProps: { options: some } },
    ]),
    section("RadioButton", t`Strip of radio buttons`, [
      { field: "radioButton", label: t`Plain`, value: "1", componentProps: { options } },
      { field: "radioButtonSome", label: t`With a disabled option`, componentProps: { options: some } },
    ]),
    section("CheckboxGroup", t`Checkboxes`, [
      { field: "checkbox", label: t`Plain`, value: [], componentProps: { options } },
      { field: "checkboxSome", label: t`With a disabled option`, value: ["1"], componentProps: { options: some } },
    ]),
    section("CheckboxButton", t`Strip of checkboxes`, [
      { field: "checkboxButton", label: t`Plain`, value: ["1"], componentProps: { options } },
      { field: "checkboxButtonSome", label: t`With a disabled option`, value: [], componentProps: { options: some } },
    ]),
    section("Switch", t`Switch`, [
      { field: "switch", label: t`Plain`, value: false },
      {
        field: "switchWords",
        label: t`With labels`,
        value: true,
        componentProps: { activeText: t`On`, inactiveText: t`Off` },
      },
      {
        field: "switchValues",
        label: t`With values of its own`,
        value: "a",
        componentProps: { activeValue: "a", inactiveValue: "b" },
      },
      { field: "switchOff", label: t`Disabled`, value: true, componentProps: { disabled: true } },
    ]),
    section("Transfer", t`Transfer`, [
      { field: "transfer", label: t`Plain`, value: ["1"], colProps: { span: 24 }, componentProps: { options } },
      {
        field: "transferFilter",
        label: t`With a search`,
        value: [],
        colProps: { span: 24 },
        componentProps: { options, filterable: true },
      },
    ]),
  ];
}
