import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import { buttonRecipe } from "./button.tsx";

/** A link to a page of ours that looks like a button. */
export const LinkButton = createLink(chakra("a", buttonRecipe));
