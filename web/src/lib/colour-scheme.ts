// Overrides the system's colour scheme, because the console and the back office let the user choose one.

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

const SCHEME_CONDITION = /\(prefers-color-scheme:\s*(light|dark)\)/g;
/** Media conditions: one is always true, one always false. */
const ALWAYS = "(min-width: 0px)";
const NEVER = "(max-width: 0px)";

/** Rewrites a media query so that its scheme conditions match the chosen scheme instead of the system's. */
export const resolveScheme = (query: string, scheme: Scheme): string =>
  scheme === "system" ? query : query.replaceAll(SCHEME_CONDITION, (_, wanted) => (wanted === scheme ? ALWAYS : NEVER));

/** The original media query of each CSS rule and meta element. */
const originals = new WeakMap<object, string>();

function originalOf(owner: object, query: string): string {
  const known = originals.get(owner) ?? query;
  originals.set(owner, known);
  return known;
}

/**
 * Applies a colour scheme to the page. The style sheets follow only the system's scheme, so this rewrites their media
 * queries. Call it after all sheets have loaded, because it does not change later ones.
 */
export function showScheme(scheme: Scheme): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules, scheme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.media = resolveScheme(originalOf(meta, meta.media), scheme);
  document.documentElement.style.colorScheme = scheme === "system" ? "" : scheme;
}

function rewriteRules(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = resolveScheme(originalOf(rule, rule.media.mediaText), scheme);
      // Each assignment makes the browser recompute all styles, even without a change.
      if (query !== rule.media.mediaText) rule.media.mediaText = query;
    }
    // Layers and other groups contain rules as well.
    if ("cssRules" in rule) rewriteRules(rule.cssRules as CSSRuleList, scheme);
  }
}
