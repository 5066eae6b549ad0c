import { chakra } from "@chakra-ui/react";

/** A square button of the head, in the head's own colours; give it an aria-label. */
export const ToolButton = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      flexShrink: 0,
      height: "50px",
      minWidth: "10",
      paddingX: "2",
      color: "inherit",
      fontSize: "sm",
      cursor: "pointer",
      _hover: { bg: "var(--head-hover, {colors.bg.hover})" },
      _focusVisible: { outlineOffset: "-2px" },
      _disabled: { opacity: 0.45, cursor: "not-allowed" },
    },
    variants: { bar: { head: {}, tabs: { height: "34px", minWidth: "34px", _hover: { bg: "bg.hover" } } } },
    defaultVariants: { bar: "head" },
  },
  { defaultProps: { type: "button" } },
);
