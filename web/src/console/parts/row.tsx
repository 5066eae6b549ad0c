import { chakra } from "@chakra-ui/react";
import { TEXT_LINK } from "#components/ui/text-link-style.ts";

/** Items in a line that wraps on narrow screens. */
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

/** A responsive grid of form fields. */
export const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
    gap: "4",
    alignItems: "start",
  },
});

/** A link to another view. Only the part of the URL after the # differs, so a plain link does not reload the page. */
export const PlaceLink = chakra("a", { base: TEXT_LINK });
