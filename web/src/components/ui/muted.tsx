import { chakra } from "@chakra-ui/react";

export const Muted = chakra("p", {
  base: {
    color: "ink.second",
    fontSize: "sm",
    // Buttons and links keep Chinese words together (global-css.ts). A sentence in one would break before its full stop.
    "&:lang(zh-CN)": { wordBreak: "normal" },
  },
});
