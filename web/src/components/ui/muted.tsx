import { chakra } from "@chakra-ui/react";

export const Muted = chakra("p", {
  base: { color: "ink.second", fontSize: "sm" },
});
