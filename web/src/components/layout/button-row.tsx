import { chakra } from "@chakra-ui/react";

/** Buttons at the end of a form: in a row with the main one last; on phones stacked with the main one on top. */
export const ButtonRow = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "column-reverse", sm: "row" },
    justifyContent: "flex-end",
    gap: "3",
  },
});
