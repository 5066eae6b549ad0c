import { chakra } from "@chakra-ui/react";

/** Text for assistive technology only. */
export const VisuallyHidden = chakra("span", {
  base: {
    position: "absolute",
    width: "1px",
    height: "1px",
    padding: "0",
    margin: "-1px",
    overflow: "hidden",
    clip: "rect(0, 0, 0, 0)",
    whiteSpace: "nowrap",
    borderWidth: "0",
  },
});
