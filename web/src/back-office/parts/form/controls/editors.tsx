// The gallery's editors as form controls: each is lazy-loaded with its library and texts.
import type { Json } from "#back-office/parts/gallery/json-editor/json-edit.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { loadTexts } from "#i18n/back-office-texts.ts";
import { type ControlState, groupOf, textOf } from "../control.ts";
import { pending } from "./pending.tsx";

/** Height of the text area within a form, pixels. */
const LOW = { height: 180 } as const;
const waiting = <Skeleton minHeight="16rem" />;
const withTexts = async <Module,>(load: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([load, loadTexts("gallery")]);
  return module;
};

const RichTextEditor = lateComponent(
  async () => (await withTexts(import("#back-office/parts/gallery/rich-text/rich-text-editor.tsx"))).RichTextEditor,
  waiting,
);
const JsonEditor = lateComponent(
  async () => (await withTexts(import("#back-office/parts/gallery/json-editor/json-editor.tsx"))).JsonEditor,
  waiting,
);
const IconPicker = lateComponent(
  async () => (await withTexts(import("#back-office/parts/gallery/icon-picker.tsx"))).IconPicker,
  pending,
);

/** The value is HTML. */
export function EditorControl({ labelText, onChange, ...state }: ControlState) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- onBlur bubbles up from the text inside
    <div {...groupOf({ ...state, labelText, onChange })} onBlur={state.onBlur}>
      <RichTextEditor
        label={labelText}
        value={textOf(state.value)}
        onChange={onChange}
        disabled={state.disabled === true}
        {...LOW}
        aria-invalid={state.invalid || undefined}
        aria-describedby={state.describedBy}
      />
    </div>
  );
}

export function JsonEditorControl({ labelText, onChange, ...state }: ControlState) {
  return (
    <div {...groupOf({ ...state, labelText, onChange })}>
      <JsonEditor label={labelText} value={(state.value ?? null) as Json} onChange={onChange} />
    </div>
  );
}

/** The value is the name of an icon. */
export function IconPickerControl({ id, labelText, onChange, ...state }: ControlState) {
  return (
    <IconPicker
      id={id}
      label={labelText}
      value={textOf(state.value)}
      onChange={onChange}
      disabled={state.disabled === true}
      aria-invalid={state.invalid || undefined}
      aria-describedby={state.describedBy}
    />
  );
}
