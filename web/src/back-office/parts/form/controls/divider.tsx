import type { ControlState } from "../control.ts";

/** Renders nothing: the form itself renders a divider, as a heading with a line. */
export function DividerControl(_state: ControlState) {
  return null;
}
