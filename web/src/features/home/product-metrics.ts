import { chakra } from "@chakra-ui/react";

/** In rem, so that large text gets the layout of narrow screens. */
const NARROW = "@media (max-width: 30rem)";

/**
 * The key figures of a product: three columns in a card, table cells on wide screens. On narrow screens the rate, which
 * may be a range, has a row of its own. In the table, column heads replace the labels, which stay for assistive
 * technology.
 */
export const Metrics = chakra("dl", {
  base: {
    display: { base: "grid", lg: "contents" },
    // The last column fits most amounts and labels, so that it aligns across cards.
    gridTemplateColumns: "5fr 4fr minmax(6.5rem, auto)",
    columnGap: "4",
    rowGap: "1",
    // Aligns values on one line, even below labels of two lines. No subgrid: WebKit makes its rows too high.
    alignItems: "last baseline",
    "& > div": { textAlign: { base: "start", lg: "end" } },
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
    // A long label wraps instead of shrinking the first column.
    "& > div:last-of-type > dt": { maxWidth: "6.5rem", justifySelf: "end" },
    [NARROW]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(min-content, 5fr)",
      "& > div:first-of-type": { gridColumn: "1 / -1", marginBottom: "2" },
      "& > div:last-of-type": { textAlign: "start" },
      "& > div:last-of-type > dt": { justifySelf: "start" },
    },
  },
});
