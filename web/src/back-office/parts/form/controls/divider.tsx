import type { ControlState } from "../control.ts";

/** A line with a heading, which the form draws by itself: there is nothing to enter. */
export function DividerControl(_state: ControlState) {
  return null;
}
