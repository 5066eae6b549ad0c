import { chakra } from "@chakra-ui/react";

/** Hidden visually, but available to screen readers and keyboard. */
export const HIDDEN_FROM_SIGHT = {
  position: "absolute",
  width: "1px",
  height: "1px",
  padding: "0",
  margin: "-1px",
  overflow: "hidden",
  clip: "rect(0, 0, 0, 0)",
  whiteSpace: "nowrap",
  borderWidth: "0",
} as const;

export const VisuallyHidden = chakra("span", { base: HIDDEN_FROM_SIGHT });
