import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";

/**
 * Styles for a container that is wide enough for rows and columns: 42 rem, or 50 rem for `many` (more than five)
 * columns.
 */
const wide = (many: boolean, styles: SystemStyleObject): SystemStyleObject =>
  many ? { "@container (min-width: 50rem)": styles } : { "@container (min-width: 42rem)": styles };
const narrow = (many: boolean, styles: SystemStyleObject): SystemStyleObject =>
  many ? { "@container (max-width: 49.99rem)": styles } : { "@container (max-width: 41.99rem)": styles };

/**
 * The compact form: two lines for each row, and any text below. The button that opens the details covers the whole row.
 */
const SHORT: SystemStyleObject = {
  "&[data-short]": {
    "& :is(th, td):not([data-part])": { display: "none" },
    "& tbody tr": {
      position: "relative",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "baseline",
      columnGap: "3",
      rowGap: "0",
      paddingY: "1.5",
    },
    "& tbody [data-part]": {
      display: "block",
      color: "ink.second",
      fontSize: "xs",
      fontWeight: "normal",
      _before: { display: "none" },
    },
    "& tbody [data-part=title]": {
      gridArea: "1 / 1 / 2 / 3",
      color: "ink",
      textAlign: "start",
      fontSize: "sm",
      fontWeight: "semibold",
      lineHeight: "heading",
      "& > div": { lineClamp: "1" },
    },
    "& tbody [data-part=amount]": { gridArea: "1 / 3", color: "ink" },
    "& tbody [data-part$=note]": { gridArea: "2 / 1", textAlign: "start" },
    "& tbody [data-part=named-note]::before": { display: "inline", marginInlineEnd: "1.5" },
    "& tbody [data-part$=note] > div": { display: "inline" },
    "& tbody [data-part=state]": {
      gridArea: "2 / 2 / 3 / 4",
      "& > div": { display: "flex", justifyContent: "flex-end" },
      // No padding, so that a badge is as high as the text beside it.
      "& span": { paddingY: "0" },
      "& p": { display: "none" },
    },
    "& tbody [data-part=text]": {
      gridArea: "3 / 1 / 4 / 4",
      textAlign: "start",
      "& > div": { lineClamp: "3" },
    },
    // Without a note below it, a title spans both lines.
    "& tbody tr:not(:has([data-part$=note]))": {
      "& [data-part=title]": { gridArea: "1 / 1 / 3 / 3", "& > div": { lineClamp: "2" } },
      "& [data-part=state]": { gridArea: "2 / 3" },
    },
    "& tbody [data-part=open]": {
      position: "absolute",
      inset: "0",
      "& button": { position: "absolute", inset: "0", margin: "0", bg: "transparent" },
      "& button > *": HIDDEN_FROM_SIGHT,
    },
    // In large text each part has its own line.
    "@container (max-width: 15rem)": {
      "& tbody tr": { gridTemplateColumns: "minmax(0, 1fr)" },
      "& tbody tr [data-part]:not(#x)": { gridArea: "auto", "& > div": { lineClamp: "none", margin: "0" } },
    },
  },
};

const BASE: SystemStyleObject = {
  display: "block",
  width: "full",
  borderCollapse: "collapse",
  "& tbody": { display: "block" },
  "& tbody tr": {
    display: "grid",
    gap: "1.5",
    paddingY: "4",
    borderBottomWidth: "1px",
    "&:first-of-type": { borderTopWidth: "1px" },
  },
  "& tbody tr > *": {
    display: "flex",
    justifyContent: "space-between",
    gap: "4",
    textAlign: "end",
    fontSize: "sm",
    lineHeight: "snug",
    fontVariantNumeric: "tabular-nums",
    _before: { content: "attr(data-label)", flexShrink: 0, maxWidth: "100%", textAlign: "start", color: "ink.second" },
    "& > div": { minWidth: "0" },
    "&:first-child": {
      textAlign: "start",
      fontSize: "md",
      fontWeight: "semibold",
      // A long name breaks anywhere; otherwise it would push the numbers beside it out of the page.
      "& *": { overflowWrap: "anywhere" },
      _before: { display: "none" },
    },
  },
  "& thead th": {
    paddingY: "3",
    paddingInlineEnd: "5",
    fontSize: "sm",
    fontWeight: "medium",
    color: "ink.second",
    textAlign: "start",
    verticalAlign: "bottom",
    // A long label wraps between words, never inside a word; otherwise it would push the table out of the page.
    wordBreak: "keep-all",
    borderBottomWidth: "1px",
    "&[data-align=end]": { textAlign: "end" },
    "&:last-child": { paddingInlineEnd: "0" },
  },
  // The group's name is above the row's first cell and may extend over the cells beside it.
  "& tbody tr > [data-group]": {
    display: "block",
    _before: {
      content: "attr(data-group)",
      display: "block",
      paddingBottom: "2",
      fontSize: "sm",
      fontWeight: "semibold",
      color: "ink.second",
    },
  },
  "& time": { whiteSpace: "nowrap" },
  "& tr[data-target]": { cursor: "pointer", _hover: { bg: "bg.sunken" } },
  "& [data-quiet]": { color: "ink.second" },
  _print: { "& [data-short-only]": { display: "none" } },
};

/** Rows as stacked blocks. A function, because the build cannot remove an unused object that contains a spread. */
const stacked = (): SystemStyleObject => ({
  // Stack the visually hidden column labels, because side by side they would make the page wider than a phone.
  "& thead": { ...HIDDEN_FROM_SIGHT, display: "block" },
  "& thead :is(tr, th)": { display: "block", width: "1px" },
  "@media screen": SHORT,
});

const SMALL_PHONE: SystemStyleObject = {
  // On a small phone or in large text, a value that does not fit beside its label goes below it.
  "@container (max-width: 20rem)": {
    "& tbody tr": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& tbody tr > *": { flexWrap: "wrap", rowGap: "0.5" },
    "& tbody tr > :not(:first-child) > div": { marginInlineStart: "auto" },
  },
};

/** A table with rows and columns, for wide containers. */
const TABLE: SystemStyleObject = {
  display: "table",
  "& [data-short-only]": { display: "none" },
  "& tbody": { display: "table-row-group" },
  "& tbody tr": { display: "table-row", paddingY: "0", "&:first-of-type": { borderTopWidth: "0" } },
  "& tbody tr > *": {
    display: "table-cell",
    verticalAlign: "top",
    textAlign: "start",
    paddingY: "4",
    paddingInlineEnd: "5",
    _before: { display: "none" },
    "&:first-child": { minWidth: "9rem" },
    "&[data-align=end]": { textAlign: "end" },
    "&:last-child": { paddingInlineEnd: "0" },
  },
  "& tbody tr[data-starts] > *": { paddingTop: "calc({spacing.4} + 1.5 * 0.875rem + {spacing.2})" },
  "& tbody tr > [data-group]": {
    display: "table-cell",
    paddingTop: "4",
    _before: { display: "block", width: "0", whiteSpace: "nowrap" },
  },
};

const stylesFor = (many: boolean): SystemStyleObject => ({
  ...BASE,
  ...narrow(many, stacked()),
  ...SMALL_PHONE,
  ...wide(many, TABLE),
});
export const TableOfFew = chakra("table", { base: stylesFor(false) });
export const TableOfMany = chakra("table", { base: stylesFor(true) });
