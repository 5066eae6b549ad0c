import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import { buttonRecipe } from "./button.tsx";

/** An internal link that looks like a button. */
export const LinkButton = createLink(chakra("a", buttonRecipe));
