import type { ControlState } from "../control.ts";
import { InputControl } from "./input.tsx";

// Filled by the gallery's own parts.
export const EditorControl = (state: ControlState) => <InputControl {...state} type="textarea" rows={6} />;
export const JsonEditorControl = (state: ControlState) => <InputControl {...state} type="textarea" rows={6} />;
export const IconPickerControl = (state: ControlState) => <InputControl {...state} />;
