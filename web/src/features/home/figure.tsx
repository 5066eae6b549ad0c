import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Measured in text, so that large text has the room of a small phone. */
const NARROW = "@media (max-width: 22rem)";

/** The figures of a product: three beside each other in a card, two and one below where it is narrow, cells of the row on wide screens. */
export const Figures = chakra("dl", {
  base: {
    display: { base: "grid", lg: "contents" },
    gridTemplateColumns: "5fr 4fr auto",
    columnGap: "4",
    rowGap: "1",
    [NARROW]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});

/** A labelled figure of a product: label above figure in a card, the figure alone in a column of the comparison. */
export function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <FigureBox>
      <FigureLabel>{label}</FigureLabel>
      <chakra.dd fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {children}
      </chakra.dd>
    </FigureBox>
  );
}

const FigureBox = chakra("div", {
  base: {
    display: "grid",
    gridTemplateRows: { base: "subgrid", lg: "auto" },
    gridRow: { base: "span 2", lg: "auto" },
    alignItems: "baseline",
    textAlign: { base: "start", lg: "end" },
    "&:last-of-type": { textAlign: "end" },
    // A long label takes two lines rather than the room of the first column.
    "&:last-of-type > dt": { maxWidth: "6.5rem", justifySelf: "end" },
    [NARROW]: {
      "&:last-of-type": { textAlign: "start" },
      "&:last-of-type > dt": { justifySelf: "start" },
    },
  },
});

const FigureLabel = chakra("dt", {
  base: {
    color: "ink.second",
    fontSize: "xs",
    lineHeight: "snug",
    // On wide screens the column has a head; the label stays for assistive technology.
    lg: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
