import { chakra } from "@chakra-ui/react";

/** The sentence or two under a heading; broken between phrases and into lines of like length. */
export const Lead = chakra("p", {
  base: { color: "ink.second", maxWidth: "prose", textWrap: "balance", wordBreak: "auto-phrase" },
});
