/** Not a newer feature: the script calls a library's own method, which has the same name. */
const NAMESAKE = "a library's own method of this name";
const ASKED = "a library checks for it first and works without it";
const LOOKS = "only looks plainer without it";

/**
 * Features in the build that the oldest browsers lack -> what happens in these browsers. A key also covers all keys
 * that extend it.
 */
export const FALLBACKS: Readonly<Record<string, string>> = {
  "api.AbortSignal.any_static": "web/first-load/browser-support.ts defines it where it is missing",
  "api.URL.canParse_static": "web/first-load/browser-support.ts defines it where it is missing",
  "api.AbortSignal.timeout_static": "there since Chrome 103, with another name of its error up to 123",
  "api.Document.exitFullscreen": "the button is shown where document.fullscreenEnabled says so",
  "api.Element.requestFullscreen": "the button is shown where document.fullscreenEnabled says so",
  "api.Document.caretPositionFromPoint": ASKED,
  "api.Document.exitPointerLock": ASKED,
  "api.Element.requestPointerLock": ASKED,
  "api.Element.startViewTransition": ASKED,
  "api.Selection.getComposedRanges": ASKED,
  "api.EditContext": ASKED,
  "api.ClipboardItem": "web/src/console/parts/copy-promised-text.ts writes the text itself without it",
  "api.EyeDropper": ASKED,
  "api.Navigator.share":
    "web/src/features/personage/lists/use-save-file.ts names the browsers that can save without it",
  "javascript.builtins.Intl.Segmenter": ASKED,
  "javascript.builtins.Uint8Array.fromHex": ASKED,
  "javascript.builtins.Uint8Array.toHex": ASKED,
  "api.Element.getHTML": NAMESAKE,
  "api.HTMLButtonElement.command": NAMESAKE,
  "api.HTMLGeolocationElement.watch": NAMESAKE,
  "javascript.builtins.Iterator.toArray": NAMESAKE,
  "css.selectors.fullscreen": "the button is shown where document.fullscreenEnabled says so",
  "css.selectors.has":
    "static-styles/rules.ts draws rings of focus without it, a choice that shows nothing else has data-chosen",
  "css.properties.grid-template-columns.subgrid": "rows that need the columns of a table have OWN_COLUMNS",
  "css.properties.grid-template-rows.subgrid": "lines of neighbouring cards are no longer level",
  "css.properties.user-select": "-webkit-user-select is beside it",
  "css.properties.text-size-adjust": "-webkit-text-size-adjust is beside it",
  "css.properties.hyphens": "-webkit-hyphens is beside it",
  "css.properties.accent-color": "partial in Safari, which picks the colour of the tick itself",
  "css.at-rules.page": "partial in Safari: no page numbers in the margin of a print",
  "css.properties.text-wrap": LOOKS,
  "css.properties.word-break.auto-phrase": LOOKS,
  "css.properties.cursor": LOOKS,
  "css.properties.resize": LOOKS,
  "css.properties.font-family.ui-monospace": LOOKS,
  "css.properties.forced-color-adjust": LOOKS,
  "css.properties.overscroll-behavior": LOOKS,
  "css.properties.scrollbar-width": LOOKS,
  "css.selectors.selection": LOOKS,
  "css.selectors.marker": LOOKS,
};
