import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Colours of the editor's style sheet: CSS variables cross the shadow root, and follow the scheme. */
export const CODE_COLOURS = {
  "--code-ink": "{colors.ink}",
  "--code-second": "{colors.ink.second}",
  "--code-ground": "{colors.bg.raised}",
  "--code-gutter": "{colors.bg.sunken}",
  "--code-line": "{colors.bg.hover}",
  "--code-rule": "{colors.hairline}",
  "--code-chosen": "{colors.brand.mid}",
  "--code-keyword": { base: "#8a2fb0", _dark: "#d9a0ff" },
  "--code-text": { base: "#0e7a57", _dark: "#3ecf9b" },
  "--code-number": { base: "#a84e08", _dark: "#f5b34c" },
  "--code-name": { base: "#1a5fb8", _dark: "#7cbcff" },
} as const;

/** Themes independent of the surrounding scheme. */
export const CODE_THEMES = {
  "&[data-theme=light]": {
    "--code-ink": "#0b1526",
    "--code-second": "#51607a",
    "--code-ground": "#ffffff",
    "--code-gutter": "#f5f8fc",
    "--code-line": "#e8eef7",
    "--code-rule": "#d5deeb",
    "--code-chosen": "#b5d8ff",
    "--code-keyword": "#8a2fb0",
    "--code-text": "#0e7a57",
    "--code-number": "#a84e08",
    "--code-name": "#1a5fb8",
  },
  "&[data-theme=dark]": {
    "--code-ink": "#eef4fc",
    "--code-second": "#9fb0c9",
    "--code-ground": "#101c30",
    "--code-gutter": "#0b1526",
    "--code-line": "#1b2a44",
    "--code-rule": "#2a3b57",
    "--code-chosen": "#1f4f8a",
    "--code-keyword": "#d9a0ff",
    "--code-text": "#3ecf9b",
    "--code-number": "#f5b34c",
    "--code-name": "#7cbcff",
  },
  "&[data-theme=contrast]": {
    "--code-ink": "#ffffff",
    "--code-second": "#d0d0d0",
    "--code-ground": "#000000",
    "--code-gutter": "#000000",
    "--code-line": "#303030",
    "--code-rule": "#ffffff",
    "--code-chosen": "#0050a0",
    "--code-keyword": "#ff9cff",
    "--code-text": "#7dff9e",
    "--code-number": "#ffd27d",
    "--code-name": "#8fd0ff",
  },
} as const;
export type CodeTheme = "page" | "light" | "dark" | "contrast";

const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--code-ink)", backgroundColor: "var(--code-ground)", fontSize: "14px" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--code-ink)" },
  "&.cm-focused .cm-cursor": { borderLeftColor: "var(--code-ink)" },
  "& .cm-selectionBackground, &.cm-focused .cm-selectionBackground": { background: "var(--code-chosen) !important" },
  ".cm-activeLine": { backgroundColor: "transparent", boxShadow: "inset 0 0 0 1px var(--code-line)" },
  ".cm-gutters": {
    color: "var(--code-second)",
    backgroundColor: "var(--code-gutter)",
    borderRight: "1px solid var(--code-rule)",
  },
  ".cm-activeLineGutter": { backgroundColor: "var(--code-line)" },
  ".cm-panels, .cm-tooltip": {
    color: "var(--code-ink)",
    backgroundColor: "var(--code-gutter)",
    borderColor: "var(--code-rule)",
  },
  ".cm-selectionMatch, .cm-searchMatch": { backgroundColor: "var(--code-line)" },
});

const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword, tags.definitionKeyword],
    color: "var(--code-keyword)",
  },
  { tag: [tags.string, tags.character], color: "var(--code-text)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  {
    tag: [tags.typeName, tags.className, tags.definition(tags.variableName), tags.propertyName],
    color: "var(--code-name)",
  },
  { tag: [tags.comment, tags.annotation], color: "var(--code-second)", fontStyle: "italic" },
]);

/** The editor's styles and syntax colours; their CSS variables make them light or dark. */
export const codeLook: Extension = [theme, syntaxHighlighting(colours)];
