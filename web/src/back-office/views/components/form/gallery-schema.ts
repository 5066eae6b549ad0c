import { useLingui } from "@lingui/react/macro";
import { useValidators } from "#back-office/parts/form/validators.ts";
import { useChoiceFields } from "./gallery-choices.ts";
import { useDateFields } from "./gallery-dates.ts";
import { useScaleFields } from "./gallery-scales.ts";
import { type GallerySection, section } from "./gallery-section.ts";
import { useSelectFields } from "./gallery-selects.ts";
import { useTextFields } from "./gallery-texts.ts";

const WHOLE_ROW = { span: 24 };

/** All sections of the gallery, which together show every control. */
export function useGallerySchema(): readonly GallerySection[] {
  const { t } = useLingui();
  const { check } = useValidators();
  return [
    ...useTextFields(),
    ...useSelectFields(),
    ...useChoiceFields(),
    ...useScaleFields(),
    ...useDateFields(),
    section("Editor", t`Rich text`, [{ field: "editor", label: t`Rich text`, value: "", colProps: WHOLE_ROW }]),
    section("JsonEditor", t`JSON`, [
      { field: "json", label: t`JSON`, value: { title: "Hashgrove", tags: ["admin"] }, colProps: WHOLE_ROW },
    ]),
    section("IconPicker", t`Icon`, [{ field: "iconPicker", label: t`Icon`, value: "" }]),
    section("Upload", t`Upload`, [
      { field: "upload", label: t`Any files` },
      {
        field: "uploadPictures",
        label: t`Images up to 500 kB`,
        componentProps: { accept: ["image/png", "image/jpeg"], maxSize: 500_000, maxFiles: 3 },
      },
    ]),
    section("IAgree", t`Terms to accept`, [
      {
        field: "agree",
        label: t`Terms to accept`,
        value: true,
        componentProps: { text: t`I agree to the terms of this demonstration.` },
        formItemProps: { rules: [check()], required: true },
      },
    ]),
  ];
}
