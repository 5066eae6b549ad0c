import { useLingui } from "@lingui/react/macro";
import type { GallerySection } from "./gallery-schema.ts";
import { useSampleOptions } from "./sample-options.ts";

const grouped = (text: string): string => text.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
const digits = (text: string): string => text.replaceAll(/\D/g, "");
const MAILS = ["example.test", "example.com", "example.org"].map((host) => ({ value: host, label: `name@${host}` }));

/** Text inputs. */
export function useTextFields(): readonly GallerySection[] {
  return [useInputSection(), usePasswordSection(), useAutocompleteSection(), useNumberSection()];
}

function useInputSection(): GallerySection {
  const { t } = useLingui();
  return [
    "input",
    t`Text`,
    [
      { field: "input", component: "Input", label: t`Plain` },
      {
        field: "inputClear",
        component: "Input",
        label: t`Can be cleared`,
        value: t`Text`,
        componentProps: { clearable: true },
      },
      {
        field: "inputFormat",
        component: "Input",
        label: t`With a format`,
        value: "1234567",
        componentProps: { formatter: grouped, parser: digits, prefix: "¥" },
      },
      {
        field: "inputWithin",
        component: "Input",
        label: t`Labels inside`,
        componentProps: { prefix: "https://", suffix: ".test" },
      },
      {
        field: "inputBeside",
        component: "Input",
        label: t`Labels beside`,
        componentProps: { prepend: "#", append: "kg" },
      },
      { field: "inputCount", component: "Input", label: t`At most 20 characters`, componentProps: { maxlength: 20 } },
      {
        field: "inputOff",
        component: "Input",
        label: t`Disabled`,
        value: t`Text`,
        componentProps: { disabled: true },
      },
      {
        field: "inputRead",
        component: "Input",
        label: t`Read-only`,
        value: t`Text`,
        componentProps: { readOnly: true },
      },
      { field: "textarea", component: "Input", label: t`Several lines`, componentProps: { type: "textarea" } },
      {
        field: "textareaCount",
        component: "Input",
        label: t`At most 200 characters`,
        componentProps: { type: "textarea", rows: 3, maxlength: 200 },
      },
    ],
  ];
}

function usePasswordSection(): GallerySection {
  const { t } = useLingui();
  return [
    "password",
    t`Password`,
    [
      { field: "password", component: "InputPassword", label: t`Plain` },
      {
        field: "passwordStrength",
        component: "InputPassword",
        label: t`Shows its strength`,
        componentProps: { strength: true },
      },
      {
        field: "passwordOff",
        component: "InputPassword",
        label: t`Disabled`,
        value: "secret",
        componentProps: { disabled: true },
      },
    ],
  ];
}

function useAutocompleteSection(): GallerySection {
  const { t } = useLingui();
  const options = useSampleOptions();
  return [
    "autocomplete",
    t`Autocomplete`,
    [
      { field: "autocomplete", component: "Autocomplete", label: t`Plain`, componentProps: { options } },
      { field: "autocompleteMail", component: "Autocomplete", label: t`Email`, componentProps: { options: MAILS } },
      {
        field: "autocompleteOff",
        component: "Autocomplete",
        label: t`Disabled`,
        componentProps: { options, disabled: true },
      },
    ],
  ];
}

function useNumberSection(): GallerySection {
  const { t } = useLingui();
  return [
    "number",
    t`A number`,
    [
      { field: "number", component: "InputNumber", label: t`Plain`, value: 0 },
      {
        field: "numberEnd",
        component: "InputNumber",
        label: t`Buttons at the end`,
        value: 10,
        componentProps: { position: "end" },
      },
      {
        field: "numberRange",
        component: "InputNumber",
        label: t`From 0 to 10 in steps of 0.5`,
        value: 2.5,
        componentProps: { min: 0, max: 10, step: 0.5 },
      },
      {
        field: "numberOff",
        component: "InputNumber",
        label: t`Disabled`,
        value: 1,
        componentProps: { disabled: true },
      },
    ],
  ];
}
