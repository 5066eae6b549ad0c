import { useLingui } from "@lingui/react/macro";
import type { Option } from "#back-office/parts/form/control.ts";
import type { GallerySection } from "./gallery-schema.ts";
import { useSampleOptions, useSampleTree } from "./sample-options.ts";

const MANY = 10_000;

/** Controls that open a list. */
export function useSelectFields(): readonly GallerySection[] {
  const { t } = useLingui();
  const options = useSampleOptions();
  const tree = useSampleTree();
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
        {
          field: "selectSome",
          component: "Select",
          label: t`With a disabled option`,
          componentProps: { options: some },
        },
        { field: "selectGroups", component: "Select", label: t`In groups`, componentProps: { options: groups } },
        {
          field: "selectMany",
          component: "Select",
          label: t`Multiple`,
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
    ["selectV2", t`Select from ten thousand`, useManyFields()],
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
          label: t`Multiple`,
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
          label: t`Multiple`,
          value: [],
          componentProps: { options: tree, multiple: true },
        },
      ],
    ],
  ];
}

function useManyFields(): GallerySection[2] {
  const { t } = useLingui();
  const options = useSampleOptions(MANY);
  return [
    { field: "selectV2", component: "SelectV2", label: t`Plain`, componentProps: { options } },
    {
      field: "selectV2Many",
      component: "SelectV2",
      label: t`Multiple`,
      value: [],
      componentProps: { options, multiple: true },
    },
  ];
}
