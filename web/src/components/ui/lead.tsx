import { chakra } from "@chakra-ui/react";

/** The sentence or two under a heading, in lines that end between phrases. */
export const Lead = chakra("p", {
  base: {
    color: "ink.second",
    maxWidth: "min({sizes.prose}, 100%)",
    textWrap: "pretty",
    "&:lang(ja)": { wordBreak: "auto-phrase" },
  },
});
