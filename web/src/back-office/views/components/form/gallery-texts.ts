import { useLingui } from "@lingui/react/macro";
import { type GallerySection, section } from "./gallery-section.ts";
import { useSampleOptions } from "./sample-options.ts";

const grouped = (text: string): string => text.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
const digits = (text: string): string => text.replaceAll(/\D/g, "");
const MAILS = ["example.test", "example.com", "example.org"].map((host) => ({ value: host, label: `name@${host}` }));

/** Sections of the gallery for text inputs. */
export function useTextFields(): readonly GallerySection[] {
  const { t } = useLingui();
  const options = useSampleOptions();
  return [
    section("Input", t`Text`, [
      { field: "input", label: t`Plain` },
      { field: "inputClear", label: t`Can be cleared`, value: t`Text`, componentProps: { clearable: true } },
      {
        field: "inputFormat",
        label: t`With a format`,
        value: "1234567",
        componentProps: { formatter: grouped, parser: digits, prefix: "¥" },
      },
      { field: "inputWithin", label: t`Labels inside`, componentProps: { prefix: "https://", suffix: ".test" } },
      { field: "inputBeside", label: t`Labels beside`, componentProps: { prepend: "#", append: "kg" } },
      { field: "inputCount", label: t`At most 20 characters`, componentProps: { maxlength: 20 } },
      { field: "inputOff", label: t`Disabled`, value: t`Text`, componentProps: { disabled: true } },
      { field: "inputRead", label: t`Read-only`, value: t`Text`, componentProps: { readOnly: true } },
      { field: "textarea", label: t`Several lines`, componentProps: { type: "textarea" } },
      {
        field: "textareaCount",
        label: t`At most 200 characters`,
        componentProps: { type: "textarea", rows: 3, maxlength: 200 },
      },
    ]),
    section("InputPassword", t`Password`, [
      { field: "password", label: t`Plain` },
      { field: "passwordStrength", label: t`Shows its strength`, componentProps: { strength: true } },
      { field: "passwordOff", label: t`Disabled`, value: "secret", componentProps: { disabled: true } },
    ]),
    section("Autocomplete", t`Autocomplete`, [
      { field: "autocomplete", label: t`Plain`, componentProps: { options } },
      { field: "autocompleteMail", label: t`Email`, componentProps: { options: MAILS } },
      { field: "autocompleteOff", label: t`Disabled`, componentProps: { options, disabled: true } },
    ]),
    section("InputNumber", t`A number`, [
      { field: "number", label: t`Plain`, value: 0 },
      { field: "numberEnd", label: t`Buttons at the end`, value: 10, componentProps: { position: "end" } },
      {
        field: "numberRange",
        label: t`From 0 to 10 in steps of 0.5`,
        value: 2.5,
        componentProps: { min: 0, max: 10, step: 0.5 },
      },
      { field: "numberOff", label: t`Disabled`, value: 1, componentProps: { disabled: true } },
    ]),
  ];
}
