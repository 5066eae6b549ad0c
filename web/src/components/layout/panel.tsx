import { chakra } from "@chakra-ui/react";

export const Panel = chakra("div", {
  base: {
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "panel",
    padding: { base: "min({spacing.5}, 6.25vw)", md: "6" },
  },
});
