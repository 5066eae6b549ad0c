import { chakra } from "@chakra-ui/react";

/** The content column, by default at most 1120 px wide. Large text does not widen its gutters on phones. */
export const Container = chakra("div", {
  base: { width: "full", marginX: "auto", px: { base: "min({spacing.5}, 6.25vw)", md: "8" } },
  variants: {
    width: {
      content: { maxWidth: "calc({sizes.content} + {spacing.16})" },
      prose: { maxWidth: "calc({sizes.prose} + {spacing.16})" },
      form: { maxWidth: "calc({sizes.form} + {spacing.16})" },
    },
  },
  defaultVariants: { width: "content" },
});
