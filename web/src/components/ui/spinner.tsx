import { chakra } from "@chakra-ui/react";

/** A spinner of the text's size. Screen readers do not see it, so a text beside it must describe the activity. */
export const Spinner = chakra(
  "span",
  {
    base: {
      display: "inline-block",
      flexShrink: 0,
      boxSize: "1em",
      borderRadius: "full",
      borderWidth: "2px",
      borderColor: "currentColor",
      borderTopColor: "transparent",
      _highContrast: { borderTopColor: "Canvas" },
      animation: "spin 700ms linear infinite",
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
