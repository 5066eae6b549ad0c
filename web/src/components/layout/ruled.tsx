import { chakra } from "@chakra-ui/react";

/** One column below a hairline that separates it from the content above. */
export const Ruled = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", borderTopWidth: "1px", paddingTop: "6" },
});
