import { chakra } from "@chakra-ui/react";

/** Two elements at both ends of a line; stacked on narrow screens. */
export const SpaceBetween = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", columnGap: "4" },
});
