import { chakra } from "@chakra-ui/react";

/** One column below a hairline, which parts it from what stands above. */
export const Ruled = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", borderTopWidth: "1px", paddingTop: "6" },
});
