import { chakra } from "@chakra-ui/react";

/** Two things at the two ends of a line; below each other where there is no room for both. */
export const Apart = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", columnGap: "4" },
});
