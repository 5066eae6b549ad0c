import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

/** An internal link in running text. */
export const TextLink = createLink(
  chakra("a", {
    base: {
      color: "link",
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "0.25em",
      textDecorationColor: "color-mix(in srgb, currentColor 35%, transparent)",
      borderRadius: "sm",
      _hover: { textDecorationColor: "currentColor" },
    },
  }),
);
