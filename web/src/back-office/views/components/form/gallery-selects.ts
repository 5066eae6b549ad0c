import { useLingui } from "@lingui/react/macro";
import type { Option } from "#back-office/parts/form/control.ts";
import { type GallerySection, section } from "./gallery-section.ts";
import { withDisabled, useSampleOptions, useSampleTree } from "./sample-options.ts";

const MANY = 10_000;

/** Sections of the gallery for controls that open a list. */
export function useSelectFields(): readonly GallerySection[] {
  const { t } = useLingui();
  const options = useSampleOptions();
  const many = useSampleOptions(MANY);
  const tree = useSampleTree();
  const some = withDisabled(options);
  const groups: readonly Option[] = [
    { value: "first", label: t`First group`, children: options.slice(0, 2) },
    { value: "second", label: t`Second group`, children: options.slice(2) },
  ];
  return [
    section("Select", t`Select`, [
      { field: "select", label: t`Plain`, componentProps: { options } },
      { field: "selectClear", label: t`Can be cleared`, value: "1", componentProps: { options, clearable: true } },
      { field: "selectSome", label: t`With a disabled option`, componentProps: { options: some } },
      { field: "selectGroups", label: t`In groups`, componentProps: { options: groups } },
      { field: "selectMany", label: t`Multiple`, value: ["1", "3"], componentProps: { options, multiple: true } },
      { field: "selectOff", label: t`Disabled`, value: "1", componentProps: { options, disabled: true } },
    ]),
    section("SelectV2", t`Select from ten thousand`, [
      { field: "selectV2", label: t`Plain`, componentProps: { options: many } },
      { field: "selectV2Many", label: t`Multiple`, value: [], componentProps: { options: many, multiple: true } },
    ]),
    section("TreeSelect", t`Tree select`, [
      { field: "treeSelect", label: t`Plain`, componentProps: { options: tree } },
      {
        field: "treeSelectFilter",
        label: t`With a search`,
        componentProps: { options: tree, filterable: true, clearable: true },
      },
      { field: "treeSelectMany", label: t`Multiple`, value: [], componentProps: { options: tree, multiple: true } },
    ]),
    section("Cascader", t`Cascader`, [
      { field: "cascader", label: t`Plain`, componentProps: { options: tree } },
      { field: "cascaderAny", label: t`Any level`, componentProps: { options: tree, anyLevel: true } },
      { field: "cascaderMany", label: t`Multiple`, value: [], componentProps: { options: tree, multiple: true } },
    ]),
  ];
}
