import { chakra } from "@chakra-ui/react";

/** Buttons at the end of a form: beside each other at the end, on phones under each other with the main one first. */
export const ButtonRow = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "column-reverse", sm: "row" },
    justifyContent: "flex-end",
    gap: "3",
  },
});
