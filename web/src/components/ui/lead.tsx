import { chakra } from "@chakra-ui/react";

/** The sentence or two under a heading, in lines of even length. */
export const Lead = chakra("p", {
  base: {
    color: "ink.second",
    maxWidth: "min({sizes.prose}, 100%)",
    textWrap: "pretty",
  },
});
