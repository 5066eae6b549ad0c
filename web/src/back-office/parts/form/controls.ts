// Maps control names to components. Controls with a library of their own are lazy-loaded.
import { DatePickerControl } from "#back-office/parts/form/controls/dates/date-picker.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { AgreeControl } from "./controls/agree.tsx";
import { CheckboxButtonControl, CheckboxGroupControl } from "./controls/checkbox-group.tsx";
import { DividerControl } from "./controls/divider.tsx";
import { EditorControl, IconPickerControl, JsonEditorControl } from "./controls/editors.tsx";
import { PasswordControl } from "./controls/input-password.tsx";
import { InputControl } from "./controls/input.tsx";
import { pending } from "./controls/pending.tsx";
import { RadioButtonControl, RadioGroupControl } from "./controls/radio-group.tsx";

/** The controls by name. A new one is a file in `controls` and a line here. */
export const CONTROLS = {
  Autocomplete: lateComponent(async () => (await import("./controls/autocomplete.tsx")).AutocompleteControl, pending),
  Cascader: lateComponent(async () => (await import("./controls/cascader.tsx")).CascaderControl, pending),
  CheckboxButton: CheckboxButtonControl,
  CheckboxGroup: CheckboxGroupControl,
  ColorPicker: lateComponent(async () => (await import("./controls/color-picker.tsx")).ColorPickerControl, pending),
  DatePicker: DatePickerControl,
  Divider: DividerControl,
  Editor: EditorControl,
  IAgree: AgreeControl,
  IconPicker: IconPickerControl,
  Input: InputControl,
  InputNumber: lateComponent(async () => (await import("./controls/input-number.tsx")).NumberControl, pending),
  InputPassword: PasswordControl,
  JsonEditor: JsonEditorControl,
  RadioButton: RadioButtonControl,
  RadioGroup: RadioGroupControl,
  Rate: lateComponent(async () => (await import("./controls/rate.tsx")).RateControl, pending),
  Select: lateComponent(async () => (await import("./controls/select.tsx")).SelectControl, pending),
  SelectV2: lateComponent(async () => (await import("./controls/select-v2.tsx")).SelectV2Control, pending),
  Slider: lateComponent(async () => (await import("./controls/slider.tsx")).SliderControl, pending),
  Switch: lateComponent(async () => (await import("./controls/switch.tsx")).SwitchControl, pending),
  TimePicker: lateComponent(async () => (await import("./controls/dates/time-picker.tsx")).TimePickerControl, pending),
  TimeSelect: lateComponent(async () => (await import("./controls/dates/time-select.tsx")).TimeSelectControl, pending),
  Transfer: lateComponent(async () => (await import("./controls/transfer.tsx")).TransferControl, pending),
  TreeSelect: lateComponent(async () => (await import("./controls/tree-select.tsx")).TreeSelectControl, pending),
  Upload: lateComponent(async () => (await import("./controls/upload.tsx")).UploadControl, pending),
} as const;

/** Controls that are a group of elements: `aria-labelledby` instead of `htmlFor` connects them with their label. */
export const GROUPS: ReadonlySet<string> = new Set([
  "RadioGroup",
  "RadioButton",
  "CheckboxGroup",
  "CheckboxButton",
  "Transfer",
  "Upload",
  "Editor",
  "JsonEditor",
  "Rate",
  "Slider",
  "ColorPicker",
  "IAgree",
]);
