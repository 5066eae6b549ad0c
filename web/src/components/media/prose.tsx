import { chakra } from "@chakra-ui/react";
import { TEXT_LINK } from "#components/ui/text-link-style.ts";
import { HIDDEN_FROM_SIGHT } from "#components/ui/visually-hidden.tsx";

/** Typography of running text in plain HTML elements, without a margin at its top and bottom. */
export const Prose = chakra("div", {
  base: {
    minWidth: "0",
    overflowWrap: "anywhere",
    "& > * + *": { marginTop: "4" },
    "& :is(h2, h3, h4, h5)": { fontWeight: "semibold", lineHeight: "heading", fontSize: "lg" },
    "& h2": { fontSize: "xl" },
    "& :is(h4, h5)": { fontSize: "md" },
    "& > * + :is(h2, h3, h4, h5)": { marginTop: "8" },
    "& :is(h2, h3, h4, h5) + *": { marginTop: "3" },
    "& :is(ul, ol)": { paddingStart: "6", listStyle: "disc" },
    "& ol": { listStyle: "decimal" },
    "& li + li": { marginTop: "1.5" },
    "& li > :is(ul, ol)": { marginTop: "1.5", paddingStart: "4" },
    "& li::marker": { color: "ink.second" },
    "& strong": { fontWeight: "semibold" },
    "& :is(em)": { fontStyle: "italic" },
    "& :is(em):lang(ja), & :is(em):lang(zh-CN)": { fontStyle: "normal", textEmphasis: "filled" },
    "& a": TEXT_LINK,
    "& a[target]::after": { content: '"↗" / ""', marginStart: "0.15em", fontSize: "0.85em" },
    "& [data-outside]": HIDDEN_FROM_SIGHT,
    "& blockquote": { borderInlineStart: "3px solid {colors.brand.mid}", paddingStart: "4", color: "ink.second" },
    "& code": { bg: "bg.hover", borderRadius: "sm", px: "1", fontFamily: "monospace", fontSize: "0.9em" },
    "& hr": { border: "none", borderTop: "1px solid {colors.hairline}", marginY: "8" },
    // Reserve the space of images, to avoid a layout shift.
    "& img": {
      display: "block",
      width: "full",
      aspectRatio: "16 / 9",
      objectFit: "contain",
      bg: "bg.sunken",
      borderRadius: "control",
      color: "ink.second",
      fontSize: "sm",
      marginY: "4",
    },
    "& [data-scroll]": { overflowX: "auto" },
    "& table": {
      minWidth: "full",
      borderCollapse: "collapse",
      fontSize: "sm",
      lineHeight: "snug",
      fontVariantNumeric: "tabular-nums",
    },
    "& :is(th, td)": {
      padding: "2.5",
      textAlign: "start",
      verticalAlign: "top",
      borderBottom: "1px solid {colors.hairline}",
      overflowWrap: "normal",
    },
    "& :is(th, td):first-of-type": { paddingStart: "0" },
    "& [data-figure]": { textAlign: "end" },
    "& th": { color: "ink.second", fontWeight: "semibold" },
    "& thead th": { borderBottomColor: "hairline.strong" },
  },
});
