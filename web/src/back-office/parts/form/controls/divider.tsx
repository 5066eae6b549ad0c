import type { ControlState } from "../control.ts";

/** A heading with a line, rendered by the form itself: it has no input. */
export function DividerControl(_state: ControlState) {
  return null;
}
