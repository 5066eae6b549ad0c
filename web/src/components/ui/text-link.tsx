import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import { TEXT_LINK } from "./text-link-style.ts";

/** An internal link in running text. */
export const TextLink = createLink(chakra("a", { base: TEXT_LINK }));
