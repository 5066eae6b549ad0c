import { defineGlobalStyles } from "@chakra-ui/react";

const latin = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto';

const BAR = "calc({sizes.bar} + 1px + env(safe-area-inset-bottom))";
/** Matches very large text, such as 200 % on a phone, because em in a media query is the user's own text size. */
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
  // Keep the page's end and scroll targets above the bottom bar of the personal centre.
  "html:has([data-bottom-bar])": {
    "--bar-height": { base: BAR, md: "0px", _print: "0px" },
    scrollPaddingBottom: "var(--bar-height)",
  },
  "body:has([data-bottom-bar])": { paddingBottom: "var(--bar-height)" },
  // Keep scroll targets above a sticky action (sticky-action.tsx).
  "html:has([data-sticky-action])": {
    mdDown: { scrollPaddingBottom: "calc(max(var(--bar-height, 0px), var(--keyboard, 0px)) + 5.5rem)" },
  },
  // While a text loads, its container fills the window. Otherwise the content below would be visible and then move
  // down.
  "[data-whole-window]:has([aria-busy=true])": { minHeight: "100dvh" },
  // Break lines only between phrases. Browsers other than Chromium ignore this and break between any two characters.
  "html:lang(ja)": { "--body-leading": "1.8", wordBreak: "auto-phrase" },
  "html:lang(zh-CN)": {
    "--body-leading": "1.75",
    fontFamily: `${latin}, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif`,
  },
  // Keep the content clear of the notch of a phone in landscape.
  body: {
    minWidth: "320px",
    lineBreak: "strict",
    paddingLeft: "env(safe-area-inset-left)",
    paddingRight: "env(safe-area-inset-right)",
  },
  "h1, h2, h3": { lineHeight: "heading", fontWeight: "semibold", textWrap: "balance" },
  ":lang(ja) :is(h1, h2, h3)": { fontFeatureSettings: '"palt"', lineHeight: "1.35" },
  // These elements can be narrower than one phrase, especially in large text; allow a break inside the phrase.
  ":lang(ja) :is(li, dt, dd, figcaption, label, button, a, [role=cell], [role=rowheader])": {
    overflowWrap: "anywhere",
  },
  // Chinese has no phrase breaking in browsers. Keep such a label on one line; if it is longer than the line, it breaks
  // anywhere.
  ":lang(zh-CN) :is(a, button, [role=tab])": { wordBreak: "keep-all", overflowWrap: "anywhere" },
  ":lang(zh-CN) :is(h1, h2, h3, h4)": { [LARGE_TEXT]: { wordBreak: "keep-all" } },
  // The CSS reset sets break-word, with which a long word would widen its container.
  ":is(p, h1, h2, h3, h4, h5, h6), :is(p, h1, h2, h3, h4, h5, h6) *": { overflowWrap: "anywhere" },
  p: { textWrap: "pretty" },
  // Not `pretty` in Japanese, because Chromium would break inside phrases to balance the last lines.
  ":lang(ja) p": { textWrap: "wrap" },
  ":focus-visible": {
    outline: "2px solid {colors.brand}",
    outlineOffset: "2px",
    _highContrast: { outlineColor: "Highlight" },
  },
  // `main` receives the focus after navigation, and a focus ring around the whole page would be noise.
  "main:focus-visible": { outline: "none" },
  "::selection": { bg: "brand.mid", color: "ink" },
  "button, a, input, select, textarea, label, summary": {
    touchAction: "manipulation",
    WebkitTapHighlightColor: "transparent",
  },
  // Print without the page's header and footer, navigation and buttons.
  "body header:not(main *, [role=dialog] *), footer:not(main *), main :is(nav, button), [role=dialog] button": {
    _print: { display: "none !important" },
  },
  // An open dialog is printed instead of the page: in full, on white, below the page's header.
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
  // In very large text, let boxes shrink and text wrap. Virtualized tables and tab strips (`data-columns`) scroll
  // sideways instead, because their rows have a fixed height.
  "body :not([data-columns], [data-columns] *)": {
    [LARGE_TEXT]: { minWidth: "0 !important", whiteSpace: "normal !important" },
  },
  "body header:not(main *, [role=dialog] *, [data-one-line]) > div": {
    [LARGE_TEXT]: { flexWrap: "wrap", height: "auto !important", minHeight: "header", columnGap: "2 !important" },
  },
  "body :is(svg, img, canvas)": { [LARGE_TEXT]: { maxWidth: "100% !important" } },
  "body :is(dl > div, dd, li, td, footer, header, fieldset > div)": { [LARGE_TEXT]: { flexWrap: "wrap !important" } },
  // Wrap the rows of a legend, because their columns no longer fit side by side. Keep a link styled as a button in its
  // container.
  "body [data-legend] > li": { [LARGE_TEXT]: { display: "flex !important" } },
  "body li a": { [LARGE_TEXT]: { maxWidth: "100% !important" } },
  "body dl dd": { [LARGE_TEXT]: { flexShrink: "1 !important", maxWidth: "100% !important" } },
  "body dl": { [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr) !important" } },
  "*, *::before, *::after": {
    // Print without animations, because a dialog would be printed at the start of its fade-in.
    _print: { animation: "none !important", transition: "none !important" },
    _motionReduce: {
      // Exactly 0 s, because a dialog waits for the end of its closing animation and could miss the end of a very short
      // one.
      animationDuration: "0s !important",
      animationDelay: "0s !important",
      animationIterationCount: "1 !important",
      // Exactly 0 s, because a longer transition would animate every property of every element on each change.
      transitionDuration: "0s !important",
      transitionDelay: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
});
