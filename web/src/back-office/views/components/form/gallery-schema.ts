import { useLingui } from "@lingui/react/macro";
import type { FieldSchema } from "#back-office/parts/form/schema.ts";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { useChoiceFields } from "./gallery-choices.ts";
import { useDateFields } from "./gallery-dates.ts";
import { useScaleFields } from "./gallery-scales.ts";
import { useSelectFields } from "./gallery-selects.ts";
import { useTextFields } from "./gallery-texts.ts";

/** A section of the gallery: its heading and its fields. */
export type GallerySection = readonly [name: string, title: string, fields: readonly FieldSchema[]];

/** All controls in 26 titled sections; the first field of each is its heading. */
export function useGallerySchema(): readonly (readonly FieldSchema[])[] {
  const { t } = useLingui();
  const { check } = useValidators();
  const texts = useTextFields();
  const selects = useSelectFields();
  const choices = useChoiceFields();
  const scales = useScaleFields();
  const dates = useDateFields();
  const others: readonly GallerySection[] = [
    [
      "editor",
      t`Rich text`,
      [{ field: "editor", component: "Editor", label: t`Rich text`, value: "", colProps: { span: 24 } }],
    ],
    [
      "json",
      t`JSON`,
      [
        {
          field: "json",
          component: "JsonEditor",
          label: t`JSON`,
          value: { title: "Hashgrove", tags: ["admin"] },
          colProps: { span: 24 },
        },
      ],
    ],
    ["iconPicker", t`Icon`, [{ field: "iconPicker", component: "IconPicker", label: t`Icon`, value: "" }]],
    [
      "upload",
      t`Upload`,
      [
        { field: "upload", component: "Upload", label: t`Any files` },
        {
          field: "uploadPictures",
          component: "Upload",
          label: t`Images up to 500 kB`,
          componentProps: { accept: ["image/png", "image/jpeg"], maxSize: 500_000, maxFiles: 3 },
        },
      ],
    ],
    [
      "agree",
      t`Terms to accept`,
      [
        {
          field: "agree",
          component: "IAgree",
          label: t`Terms to accept`,
          value: true,
          componentProps: { text: t`I agree to the terms of this demonstration.` },
          formItemProps: { rules: [check()], required: true },
        },
      ],
    ],
  ];
  return [...texts, ...selects, ...choices, ...scales, ...dates, ...others].map(([name, title, fields]) => [
    { field: `divider-${name}`, component: "Divider", label: title },
    ...fields,
  ]);
}
