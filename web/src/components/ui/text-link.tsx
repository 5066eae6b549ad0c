import { chakra, defineRecipe } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";

const textLinkRecipe = defineRecipe({
  base: {
    color: "link",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.25em",
    textDecorationColor: "color-mix(in srgb, currentColor 35%, transparent)",
    borderRadius: "sm",
    _hover: { textDecorationColor: "currentColor" },
  },
});

/** A link to a page of ours, in running text. */
export const TextLink = createLink(chakra("a", textLinkRecipe));

/** A link that leaves the page or opens a new window. */
export const OuterLink = chakra("a", textLinkRecipe);
