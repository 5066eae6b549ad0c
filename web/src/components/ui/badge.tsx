import { chakra } from "@chakra-ui/react";

/** A state in one or two words. Add an icon for important states. */
export const Badge = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "min({spacing.2.5}, 3.125vw)",
    py: "0.5",
    borderRadius: "full",
    fontSize: "xs",
    fontWeight: "semibold",
    lineHeight: "snug",
    whiteSpace: "nowrap",
    bg: "bg.hover",
    color: "ink.second",
    // Visible only in forced-colors mode, which removes the background.
    outline: "1px solid transparent",
    outlineOffset: "-1px",
  },
  variants: {
    colorPalette: {
      neutral: {},
      brand: { bg: "brand.soft", color: "link" },
      success: { bg: "success.soft", color: "success" },
      review: { bg: "review.soft", color: "review" },
      failure: { bg: "failure.soft", color: "failure" },
    },
  },
});
