import { chakra } from "@chakra-ui/react";

/** A raised surface within a hairline. */
export const Panel = chakra("div", {
  base: {
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "panel",
    padding: { base: "5", md: "6" },
  },
});
