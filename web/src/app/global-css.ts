import { defineGlobalStyles } from "@chakra-ui/react";

const latin = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto';

const BAR = "calc({sizes.bar} + 1px + env(safe-area-inset-bottom))";
/** Text at 200 % on a phone: a width in em counts in the reader's own size of text. */
const LARGE_TEXT = "@media (max-width: 18em)";

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: { base: "light dark", _print: "light" },
    bg: "bg.ground",
    color: "ink",
    fontFamily: `${latin}, "Hiragino Sans", "BIZ UDPGothic", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", sans-serif`,
    fontSize: "100%",
    lineHeight: "body",
    "--body-leading": "1.6",
    "--global-color-border": "{colors.hairline}",
    "--global-color-placeholder": "{colors.ink.second}",
    textSizeAdjust: "100%",
    scrollPaddingTop: "header",
  },
  // What the bar of the personal centre covers is no place for what is scrolled to, nor for the page's end.
  "html:has([data-bottom-bar])": {
    "--bar-height": { base: BAR, md: "0px", _print: "0px" },
    scrollPaddingBottom: "var(--bar-height)",
  },
  "body:has([data-bottom-bar])": { paddingBottom: "var(--bar-height)" },
  // Nor is what a sticky action covers (sticky-action.tsx).
  "html:has([data-sticky-action])": {
    mdDown: { scrollPaddingBottom: "calc(max(var(--bar-height, 0px), var(--keyboard, 0px)) + 5.5rem)" },
  },
  // Content below a text stays out of sight until the text has loaded.
  "[data-whole-window]:has([aria-busy=true])": { minHeight: "100dvh" },
  // Lines end between phrases (Chromium; other browsers know no phrases and break between any two characters).
  "html:lang(ja)": { "--body-leading": "1.8", wordBreak: "auto-phrase" },
  "html:lang(zh-CN)": {
    "--body-leading": "1.75",
    fontFamily: `${latin}, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif`,
  },
  // Beside the notch of a phone that is held sideways.
  body: {
    minWidth: "320px",
    lineBreak: "strict",
    paddingLeft: "env(safe-area-inset-left)",
    paddingRight: "env(safe-area-inset-right)",
  },
  "h1, h2, h3": { lineHeight: "heading", fontWeight: "semibold", textWrap: "balance" },
  ":lang(ja) :is(h1, h2, h3)": { fontFeatureSettings: '"palt"', lineHeight: "1.35" },
  // A phrase may be wider than its column, in large text above all.
  ":lang(ja) :is(li, dt, dd, figcaption, label, button, a, [role=cell], [role=rowheader])": {
    overflowWrap: "anywhere",
  },
  // A short label stays whole. Chinese has no phrases for browsers to find; a label longer than its line breaks anywhere.
  ":lang(zh-CN) :is(a, button, [role=tab])": { wordBreak: "keep-all", overflowWrap: "anywhere" },
  ":lang(zh-CN) :is(h1, h2, h3, h4)": { [LARGE_TEXT]: { wordBreak: "keep-all" } },
  // The reset's break-word gives a long word its whole width first, and so widens whatever holds it.
  ":is(p, h1, h2, h3, h4, h5, h6), :is(p, h1, h2, h3, h4, h5, h6) *": { overflowWrap: "anywhere" },
  p: { textWrap: "pretty" },
  ":focus-visible": {
    outline: "2px solid {colors.brand}",
    outlineOffset: "2px",
    _highContrast: { outlineColor: "Highlight" },
  },
  // Focus is moved here after a change of page; a ring around the whole page would say nothing.
  "main:focus-visible": { outline: "none" },
  "::selection": { bg: "brand.mid", color: "ink" },
  "button, a, input, select, textarea, label, summary": {
    touchAction: "manipulation",
    WebkitTapHighlightColor: "transparent",
  },
  // On paper, in the light scheme: the page's own words, without what can only be pressed.
  "body header:not(main *, [role=dialog] *), footer:not(main *), main :is(nav, button), [role=dialog] button": {
    _print: { display: "none !important" },
  },
  // A dialog that is open is the document: on white paper, from its beginning to its end, below the page's head.
  "body:has([role=dialog][data-state=open]) main :not(:has([data-print-head]), [data-print-head], [data-print-head] *)":
    {
      _print: { display: "none !important" },
    },
  "[data-scope=dialog]:is([data-part=positioner], [data-part=content])": {
    _print: {
      position: "static !important",
      display: "block !important",
      maxWidth: "none !important",
      maxHeight: "none !important",
      padding: "0 !important",
      borderWidth: "0 !important",
      boxShadow: "none !important",
      overflow: "visible !important",
    },
  },
  "[data-scope=dialog][data-part=backdrop]": { _print: { display: "none !important" } },
  "tr, li, dl > div, svg": { _print: { breakInside: "avoid" } },
  // What stood beside something goes below it, and whatever holds a text lets it break; but for a table of columns or
  // a strip of tabs, which is scrolled sideways, and whose lines have one height.
  "body :not([data-columns], [data-columns] *)": {
    [LARGE_TEXT]: { minWidth: "0 !important", whiteSpace: "normal !important" },
  },
  "body header:not(main *, [role=dialog] *, [data-one-line]) > div": {
    [LARGE_TEXT]: { flexWrap: "wrap", height: "auto !important", minHeight: "header", columnGap: "2 !important" },
  },
  "body :is(svg, img, canvas)": { [LARGE_TEXT]: { maxWidth: "100% !important" } },
  "body :is(dl > div, dd, li, td, footer, header, fieldset > div)": { [LARGE_TEXT]: { flexWrap: "wrap !important" } },
  // A legend's line, whose columns no longer fit; and a link that looks like a button, within whatever holds it.
  "body [data-legend] > li": { [LARGE_TEXT]: { display: "flex !important" } },
  "body li a": { [LARGE_TEXT]: { maxWidth: "100% !important" } },
  "body dl dd": { [LARGE_TEXT]: { flexShrink: "1 !important", maxWidth: "100% !important" } },
  "body dl": { [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr) !important" } },
  "*, *::before, *::after": {
    // A sheet shows one moment, which must not be the first of a dialog that fades in.
    _print: { animation: "none !important", transition: "none !important" },
    _motionReduce: {
      // Not merely short: a dialog waits for the end of its closing motion, and could miss so early an end.
      animationDuration: "0s !important",
      animationDelay: "0s !important",
      animationIterationCount: "1 !important",
      // Nor here: any other time than none would be a motion of each property of each element, at every change.
      transitionDuration: "0s !important",
      transitionDelay: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
});
