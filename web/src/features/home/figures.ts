import { chakra } from "@chakra-ui/react";

/** Measured in text, so that large text has the room of a small phone. */
const NARROW = "@media (max-width: 22rem)";

/**
 * The figures of a product: three beside each other in a card, two and one below where it is narrow, cells of the row on
 * wide screens. There the column has a head, and the labels stay for assistive technology.
 */
export const Figures = chakra("dl", {
  base: {
    display: { base: "grid", lg: "contents" },
    // The last is as wide as most amounts and labels, so that it stands alike in every card.
    gridTemplateColumns: "5fr 4fr minmax(6.5rem, auto)",
    columnGap: "4",
    rowGap: "1",
    "& > div": {
      display: "grid",
      gridTemplateRows: { base: "subgrid", lg: "auto" },
      gridRow: { base: "span 2", lg: "auto" },
      alignItems: "baseline",
      textAlign: { base: "start", lg: "end" },
    },
    "& > div > dt": {
      fontSize: "xs",
      lg: {
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
    "& > div > dd": { whiteSpace: "nowrap" },
    "& > div:last-of-type": { textAlign: "end" },
    // A long label takes two lines rather than the room of the first column.
    "& > div:last-of-type > dt": { maxWidth: "6.5rem", justifySelf: "end" },
    [NARROW]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      "& > div:last-of-type": { textAlign: "start" },
      "& > div:last-of-type > dt": { justifySelf: "start" },
    },
  },
});
