import { chakra } from "@chakra-ui/react";

export const Monospace = chakra("code", {
  base: {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: "0.9em",
    overflowWrap: "anywhere",
  },
});
