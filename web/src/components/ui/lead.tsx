import { chakra } from "@chakra-ui/react";

/** The sentence or two under a heading; broken between phrases and into lines of like length. */
export const Lead = chakra("p", {
  base: { color: "ink.second", maxWidth: "min({sizes.prose}, 100%)", textWrap: "balance", wordBreak: "auto-phrase" },
});
