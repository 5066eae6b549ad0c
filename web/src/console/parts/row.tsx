import { chakra } from "@chakra-ui/react";

/** Things beside each other that wrap where there is no room. */
export const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" } });

/** A list with hairlines between its items. */
export const Lines = chakra("ul", {
  base: {
    listStyle: "none",
    "& > li": { paddingY: "3", borderTopWidth: "1px", minWidth: "0" },
    "& > li:first-of-type": { borderTopWidth: "0", paddingTop: "0" },
    "& > li:last-of-type": { paddingBottom: "0" },
  },
});

/** Fields beside each other, as many as there is room for, and their button. */
export const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
    gap: "4",
    alignItems: "start",
  },
});

/** A link of the console's own, which is an address behind the #. */
export const PlaceLink = chakra("a", {
  base: {
    color: "link",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.25em",
    textDecorationColor: "color-mix(in srgb, currentColor 35%, transparent)",
    borderRadius: "sm",
    _hover: { textDecorationColor: "currentColor" },
  },
});
