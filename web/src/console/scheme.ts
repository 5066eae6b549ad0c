// The console's light or dark look: the system's, unless the tester chooses another.
import { atom, getDefaultStore } from "jotai";
import { browserItems } from "#state/storage.ts";

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEY = "qa.scheme";
const QUESTION = /\(prefers-color-scheme:\s*(light|dark)\)/g;
/** Conditions that hold on every screen and on none. */
const ALWAYS = "(min-width: 0px)";
const NEVER = "(max-width: 0px)";

const stored = browserItems.read(KEY);
export const schemeAtom = atom<Scheme>(SCHEMES.find((scheme) => scheme === stored) ?? "system");

/** A media query with the answer to its question about the scheme in place of the question. */
export const answered = (query: string, scheme: Scheme): string =>
  scheme === "system" ? query : query.replaceAll(QUESTION, (_, asked) => (asked === scheme ? ALWAYS : NEVER));

/** The queries as the sheets have them, by rule or element. */
const originals = new WeakMap<object, string>();

function originalOf(place: object, query: string): string {
  const known = originals.get(place) ?? query;
  originals.set(place, known);
  return known;
}

/**
 * Shows the page in the chosen scheme. The styles are those of the product, which knows the system's scheme alone: so the
 * sheets' own questions about it are answered here.
 */
export function applyScheme(): void {
  const scheme = getDefaultStore().get(schemeAtom);
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules, scheme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.media = answered(originalOf(meta, meta.media), scheme);
  document.documentElement.style.colorScheme = scheme === "system" ? "" : scheme;
}

function answerRules(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = answered(originalOf(rule, rule.media.mediaText), scheme);
    // Layers hold rules as well.
    if ("cssRules" in rule) answerRules(rule.cssRules as CSSRuleList, scheme);
  }
}

export function chooseScheme(scheme: Scheme): void {
  browserItems.write(KEY, scheme);
  getDefaultStore().set(schemeAtom, scheme);
  applyScheme();
}
