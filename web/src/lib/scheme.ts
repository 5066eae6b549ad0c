// Shows the page in the light or the dark scheme instead of the system's: the console and the back office let one choose.

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

const SCHEME_CONDITION = /\(prefers-color-scheme:\s*(light|dark)\)/g;
/** Conditions that hold on every screen and on none. */
const ALWAYS = "(min-width: 0px)";
const NEVER = "(max-width: 0px)";

/** A media query in which the conditions about the scheme hold for the chosen one instead of the system's. */
export const resolveScheme = (query: string, scheme: Scheme): string =>
  scheme === "system" ? query : query.replaceAll(SCHEME_CONDITION, (_, wanted) => (wanted === scheme ? ALWAYS : NEVER));

/** The queries as they were written, by rule or element. */
const originals = new WeakMap<object, string>();

function originalOf(owner: object, query: string): string {
  const known = originals.get(owner) ?? query;
  originals.set(owner, known);
  return known;
}

/**
 * Shows the page in a scheme. The product's style sheets know only the system's scheme, so this rewrites their media
 * queries. Sheets that load later are not covered: call it when everything that the page needs is loaded.
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
      // Each assignment makes the browser compute all styles again, also when nothing changes.
      if (query !== rule.media.mediaText) rule.media.mediaText = query;
    }
    // Layers and other groups contain rules as well.
    if ("cssRules" in rule) rewriteRules(rule.cssRules as CSSRuleList, scheme);
  }
}
