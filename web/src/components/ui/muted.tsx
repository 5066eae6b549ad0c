import { chakra } from "@chakra-ui/react";

/** A paragraph that is second to what is beside it. */
export const Muted = chakra("p", {
  base: { color: "ink.second", fontSize: "sm" },
});
