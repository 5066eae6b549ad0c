import { chakra } from "@chakra-ui/react";

/** A square icon button; needs an aria-label. */
export const IconButton = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
      // Limited, so that two icon buttons fit beside the logo on a phone in any text size.
      boxSize: "min({sizes.control}, 13.75vw)",
      borderRadius: "control",
      color: "ink.second",
      cursor: "pointer",
      transitionProperty: "background-color, color",
      transitionDuration: "fast",
      _hover: { bg: "bg.hover", color: "ink" },
    },
  },
  { defaultProps: { type: "button" } },
);
