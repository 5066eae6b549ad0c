// Allowed values of a style property: the theme's tokens of its category, and plain CSS values.

/** The part of Chakra's system that this check uses, as the web's theme exports it. */
export interface System {
  readonly tokens: { getByName(path: string): unknown; readonly categoryMap: ReadonlyMap<string, unknown> };
  readonly utility: { resolveShorthand(property: string): string };
  readonly _config: {
    readonly utilities?: Record<string, { readonly values?: unknown }>;
    readonly theme?: { readonly keyframes?: Record<string, unknown> };
  };
}

export interface TokenValues {
  /** Token category of a property; undefined if it takes no tokens. */
  readonly categoryOf: (property: string) => string | undefined;
  readonly isKnown: (category: string, written: string) => boolean;
  /** Whether a token with this path exists, such as `sizes.content`. */
  readonly isToken: (path: string) => boolean;
}

const WIDE = /^(inherit|initial|unset|revert|revert-layer|none|auto|normal)$/;
const LENGTH = /^-?(\d+\.?\d*|\.\d+)(px|r?em|%|[sld]?v[whib]|[sld]?vmin|[sld]?vmax|ch|lh|fr|cq[wh]|m?s)$/;
const FUNCTION = /^-?(calc|min|max|clamp|var|color-mix|fit-content|minmax|env|rgb)\(.*\)$/;
/** Values that a category takes besides its tokens. */
const RAW: Readonly<Record<string, RegExp>> = {
  colors:
    /^(transparent|currentcolor|CanvasText|Canvas|Highlight|HighlightText|ButtonFace|ButtonText|ButtonBorder|GrayText|LinkText)$/i,
  sizes: /^(min-content|max-content|fit-content|stretch|0|\d+\/\d+)$/,
  spacing: /^(0|\d+\/\d+)$/,
  fontWeights: /^(bolder|lighter)$/,
  lineHeights: /^\d+(\.\d+)?$/,
  radii: /^0$/,
  zIndex: /^-?\d+$/,
  shadows: /\s/,
  easings: /^(linear|ease|ease-in|ease-out|ease-in-out|steps\(.*\))$/,
  durations: /^0$/,
};

export function tokenValues(system: System): TokenValues {
  const keyframes = Object.keys(system._config.theme?.keyframes ?? {});
  const isToken = (path: string): boolean => system.tokens.getByName(path) !== undefined;

  function categoryOf(property: string): string | undefined {
    const values = system._config.utilities?.[system.utility.resolveShorthand(property)]?.values;
    if (values === "animations") return values;
    if (typeof values === "string") return system.tokens.categoryMap.has(values) ? values : undefined;
    // The library's configuration returns colours from a function of this name.
    return typeof values === "function" && values.name === "colorValues" ? "colors" : undefined;
  }

  function isKnown(category: string, written: string): boolean {
    const value = written.replace(/ !important$/, "");
    if (category === "animations") return value.split(" ").some((word) => word === "none" || keyframes.includes(word));
    if (isToken(`${category}.${value.replace(/^-(?=[\d.])/, "")}`)) return true;
    if (WIDE.test(value) || FUNCTION.test(value) || RAW[category]?.test(value)) return true;
    if (LENGTH.test(value)) return category !== "colors";
    // References in braces are looked up separately, and so are the parts of `auto 0`.
    const parts = value.split(/\s+/);
    return value.includes("{") || (parts.length > 1 && parts.every((part) => isKnown(category, part)));
  }

  return { categoryOf, isKnown, isToken };
}
