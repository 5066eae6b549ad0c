import { chakra } from "@chakra-ui/react";

/** The introduction below a heading. */
export const Lead = chakra("p", {
  base: {
    color: "ink.second",
    maxWidth: "min({sizes.prose}, 100%)",
    textWrap: "pretty",
  },
});
