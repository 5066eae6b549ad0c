import type { SystemStyleObject } from "@chakra-ui/react";
import { chakra } from "@chakra-ui/react";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";

const WIDE = "@container (min-width: 40rem)";
export const NARROW = "@container (max-width: 39.99rem)";

/** A table whose columns are as wide as their content; its frame scrolls horizontally. */
const asTable: SystemStyleObject = {
  display: "table",
  width: "full",
  borderCollapse: "separate",
  borderSpacing: "0",
  fontSize: "sm",
  lineHeight: "snug",
  "& thead th": {
    position: "sticky",
    top: "0",
    zIndex: "1",
    paddingX: "2.5",
    paddingY: "2.5",
    bg: "bg.sunken",
    color: "ink.second",
    fontWeight: "semibold",
    textAlign: "start",
    whiteSpace: "nowrap",
    borderBottomWidth: "1px",
    "&[data-align=end]": { textAlign: "end" },
    "&[data-align=center]": { textAlign: "center" },
    "&[data-fixed]": { zIndex: "2" },
    "&[data-over]": { textAlign: "center", borderInlineEndWidth: "1px" },
  },
  "& tbody > tr > *": {
    paddingX: "2.5",
    paddingY: "var(--row-padding)",
    bg: "bg.raised",
    fontWeight: "normal",
    textAlign: "start",
    borderBottomWidth: "1px",
    whiteSpace: "nowrap",
    "&[colspan]": { whiteSpace: "normal", overflowWrap: "anywhere" },
    "&[data-align=end]": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "&[data-align=center]": { textAlign: "center" },
  },
  // Texts are truncated to one line; the cell's title has the full text (see full-text.ts).
  "& [data-line]": { maxWidth: "24rem", overflow: "hidden", textOverflow: "ellipsis" },
  // Long texts fill their column without widening it.
  "& tbody > tr > [data-long] > *": { width: "0", minWidth: "full" },
  "& tbody > tr:hover > *": { bg: "bg.hover" },
  "& tbody > tr[data-chosen] > *": { bg: "brand.soft" },
  "&[data-stripe] tbody > tr:nth-of-type(even):not(:hover, [data-chosen]) > *": { bg: "bg.sunken" },
  "& [data-fixed]": { position: "sticky" },
  "& tbody [data-fixed]": { zIndex: "1" },
  "& [data-fixed=end]": { boxShadow: "inset 1px 0 {colors.hairline}" },
  "& [data-fixed=start]": { boxShadow: "inset -1px 0 {colors.hairline}" },
};

/** On narrow screens, such as phones: each row is a block of labelled lines. */
const asBlocks: SystemStyleObject = {
  display: "block",
  fontSize: "sm",
  lineHeight: "snug",
  "& colgroup": { display: "none" },
  "& thead": HIDDEN_FROM_SIGHT,
  "& tbody": { display: "block" },
  "& tbody > tr": {
    position: "relative",
    display: "grid",
    // Checkbox, title and status share the first line; each other cell has its own line.
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    rowGap: "0.5",
    paddingX: "1",
    paddingY: "3",
    borderBottomWidth: "1px",
    "&[data-chosen]": { bg: "brand.soft" },
  },
  "& tbody > tr > *": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 34%) minmax(0, 1fr)",
    gridColumn: "1 / -1",
    alignItems: "baseline",
    columnGap: "3",
    textAlign: "start",
    fontWeight: "normal",
    _before: { content: "attr(data-label)", color: "ink.second", overflowWrap: "anywhere" },
    "& > div": { minWidth: "0", overflowWrap: "anywhere" },
    "&[data-plain], &[data-beside], &[scope=row]": { display: "block", _before: { display: "none" } },
    "&[data-type=selection], &[data-type=expand], &[data-beside]": { gridRow: "1", alignSelf: "center" },
    "&[data-type=selection]": { gridColumn: "1", paddingInlineEnd: "3" },
    "&[data-type=expand], &[data-beside]": { gridColumn: "3", paddingInlineStart: "3" },
    // Long texts are cut after two lines, because the row's details show them in full.
    "&[data-long]:not([scope=row]) > div": { lineClamp: "2" },
    // Hidden visually only, because screen readers find a cell's header by the cell's position.
    "&[data-empty], &[data-type=index]": HIDDEN_FROM_SIGHT,
  },
  "& tbody > tr > th[scope=row]": {
    gridRow: "1",
    gridColumn: "2",
    alignSelf: "center",
    paddingBottom: "0.5",
    fontSize: "md",
    fontWeight: "semibold",
  },
};

export const TableElement = chakra("table", {
  base: {
    "& time": { whiteSpace: "nowrap" },
    "& th > button": { font: "inherit", color: "inherit" },
  },
  variants: {
    form: {
      responsive: { [WIDE]: asTable, [NARROW]: asBlocks },
      // Virtualized rows need a fixed height.
      columns: {
        ...asTable,
        tableLayout: "fixed",
        minWidth: "var(--table-width)",
        "& tbody > tr > *": {
          ...(asTable["& tbody > tr > *"] as SystemStyleObject),
          overflow: "hidden",
          textOverflow: "ellipsis",
        },
      },
    },
  },
  defaultVariants: { form: "responsive" },
});

export const Scroller = chakra("div", {
  base: { position: "relative", overflow: "auto", containerType: "inline-size", borderTopWidth: "1px" },
});

export const ROW_PADDING = { small: "0.25rem", default: "0.5rem", large: "0.875rem" } as const;
export type Density = keyof typeof ROW_PADDING;
/** Height of a one-line row at 16 px text, pixels. */
export const ROW_HEIGHT: Readonly<Record<Density, number>> = { small: 30, default: 38, large: 50 };
/** The border below a row, which does not scale with the text. */
export const RULE_PX = 1;
