import { chakra } from "@chakra-ui/react";

/** A secondary paragraph. */
export const Muted = chakra("p", {
  base: { color: "ink.second", fontSize: "sm" },
});
