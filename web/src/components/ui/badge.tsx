import { chakra } from "@chakra-ui/react";

/** A short state in words; give it an icon as well where the state matters. */
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
    // Drawn only where a reader has chosen the colours and the ground is gone.
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
