import { chakra } from "@chakra-ui/react";

/** A button of the header or the tab bar, in the bar's colours. With only an icon, it needs an aria-label. */
export const ToolButton = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      flexShrink: 0,
      height: "var(--head-height)",
      // Padding and icon do not scale with the text, so that all buttons fit on a phone.
      paddingX: "10px",
      color: "inherit",
      fontSize: "sm",
      cursor: "pointer",
      _hover: { bg: "var(--head-hover, {colors.bg.hover})" },
      _focusVisible: { outlineOffset: "-2px" },
      _disabled: { opacity: 0.45, cursor: "not-allowed" },
    },
    variants: { bar: { head: {}, tabs: { height: "full", paddingX: "9px", _hover: { bg: "bg.hover" } } } },
    defaultVariants: { bar: "head" },
  },
  { defaultProps: { type: "button" } },
);
