import { chakra } from "@chakra-ui/react";

/** A heading; choose the level with `as` and the look with `size`. */
export const Heading = chakra("h2", {
  // A heading that can be focused is only as wide as its text, and so is its focus ring.
  base: { maxWidth: "full", "&[tabindex]": { width: "fit-content" } },
  variants: {
    size: {
      sm: { fontSize: "lg" },
      md: { fontSize: "xl" },
      lg: { fontSize: { base: "xl", md: "2xl" } },
      xl: { fontSize: { base: "2xl", md: "3xl" }, letterSpacing: "-0.01em" },
      hero: { fontSize: { base: "3xl", md: "4xl", lg: "5xl" }, letterSpacing: "-0.015em" },
    },
  },
  defaultVariants: { size: "lg" },
});
