import { chakra } from "@chakra-ui/react";

/** A list with a hairline above, between and below its items. */
export const RuledList = chakra("ul", {
  base: { listStyle: "none", borderTopWidth: "1px", "& > *": { borderBottomWidth: "1px" } },
});
