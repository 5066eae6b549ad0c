import { chakra } from "@chakra-ui/react";

/** Two elements at the ends of a line; one below the other if they do not fit side by side. */
export const SpaceBetween = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", columnGap: "4" },
});
