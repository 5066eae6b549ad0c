// Generates the CSS of style props and recipes at build time: lets the style library render each set once, and takes
// its CSS.
import { chakra, ChakraProvider } from "@chakra-ui/react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { transform } from "lightningcss";
import { type ComponentType, createElement, type ElementType } from "react";
import { renderToString } from "react-dom/server";
import { system } from "../src/app/theme.ts";
import { STYLE_TARGETS } from "../supported-browsers.ts";

export type Styles = Readonly<Record<string, unknown>>;

export interface Rule {
  readonly name: string;
  readonly css: string;
}

const ELEMENT = /<style data-emotion="css(?:-global)? [^"]*">([^]*?)<\/style>/g;
/**
 * Cascade layer for elements that also receive a class from their caller, so that the caller's rules take precedence.
 */
const PARTS = "parts";

const minify = (css: string): string =>
  transform({ filename: "styles.css", code: Buffer.from(css), minify: true, targets: STYLE_TARGETS }).code.toString();

/** The type omits `children`, because `createElement` receives them as an argument. */
const Provider = ChakraProvider as ComponentType<{ value: typeof system }>;
/** The theme without global styles, which the library would otherwise render with each element. */
const BARE: typeof system = { ...system, _global: [] };
/**
 * Turns off the library's vendor prefixes, which are for browsers of 2015. lightningcss adds the prefixes that
 * STYLE_TARGETS need.
 */
const NO_PREFIXES: [] = [];
const draw = (type: ElementType, props: Styles, value = BARE): string =>
  renderToString(
    createElement(
      CacheProvider,
      { value: createCache({ key: "css", stylisPlugins: NO_PREFIXES }) },
      createElement(Provider, { value }, createElement(type, props)),
    ),
  );
const stylesOf = (html: string): string[] => [...html.matchAll(ELEMENT)].map((match) => match[1] ?? "");
const LAYERS = stylesOf(draw("i", {})).join("");

/** Matches the global rules for print and for very large text (see global-css.ts), which are in the layer `base`. */
const LATE = /@media (?:print|\(width<=18em\))\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Layers, reset, tokens and global styles. `late`: the rules that the first paint does not need. */
export function globalRules(): { readonly first: string; readonly late: string } {
  const css = minify(
    stylesOf(draw("i", {}, system))
      .join("")
      .replace(LAYERS, LAYERS.replace(";", `,${PARTS};`)),
  );
  return { first: css.replaceAll(LATE, ""), late: `@layer base{${css.match(LATE)?.join("") ?? ""}}` };
}

function rule(type: ElementType, props: Styles): Rule | null {
  const html = draw(type, props);
  const css = stylesOf(html).join("").replace(LAYERS, "");
  const name = /class="([^"]*)"[^>]*><\/[^>]*>$/.exec(html)?.[1];
  if (css === "" || name === undefined) return null;
  const short = `c${name.slice("css-".length, "css-".length + 5)}`;
  // The library copies each background colour to a variable, for components that we do not use. Remove the copies.
  const own = css.replaceAll(`.${name}`, `.${short}`).replaceAll(/--bg-currentcolor:[^;]*;/g, "");
  return { name: short, css: minify(withFocusRings(own)) };
}

/**
 * Adds rules for Firefox before 121, which lacks `:has()`: there, an element shows the focus ring of its input whenever
 * anything in it has the focus.
 */
const withFocusRings = (css: string): string =>
  css.replaceAll(
    /([^{}]+):has\([^()]*:focus-visible\)\{([^{}]*)\}/g,
    (rule, owner: string, ring: string) => `${rule}@supports not selector(:has(a)){${owner}:focus-within{${ring}}}`,
  );

/** Joins rules into one style sheet, and rules of the same layer into one block. */
export function sheetOf(rules: ReadonlyMap<string, string>): string {
  const layers = new Map<string, string>();
  let plain = "";
  for (const name of [...rules.keys()].sort()) {
    const css = rules.get(name) ?? "";
    const [, layer, inner] = /^@layer (\w+)\{([^]*)\}$/.exec(css) ?? [];
    if (layer !== undefined && inner !== undefined) layers.set(layer, (layers.get(layer) ?? "") + inner);
    else plain += css;
  }
  return [...layers].map(([layer, css]) => `@layer ${layer}{${css}}`).join("") + plain;
}

const remembered = new Map<string, Rule | null>();
function once(key: unknown, make: () => Rule | null): Rule | null {
  const text = JSON.stringify(key);
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const made = make();
  remembered.set(text, made);
  return made;
}

/**
 * The rule for an element's style props; null if there are none. `givesWay`: a class from the caller takes precedence.
 */
export function ruleOf(styles: Styles, givesWay: boolean): Rule | null {
  const props = givesWay ? { css: { [`@layer ${PARTS}`]: flat(styles) } } : styles;
  return once(props, () => rule(chakra.i, props));
}

const flat = ({ css, ...rest }: Styles): Styles => ({ ...(css as Styles | undefined), ...rest });

export interface Recipe {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Readonly<Record<string, string>>;
}

/** The rule for a recipe with one choice of its variants. */
export const recipeRule = (recipe: Recipe, choice: Readonly<Record<string, string>>): Rule | null =>
  once([recipe, choice], () => rule(chakra("i", recipe as object), choice));

/**
 * Whether an attribute of this element is a style. Some SVG elements have attributes with names of styles, and
 * `translate` is the HTML attribute.
 */
export const isStyleOf = (tag: string, attribute: string): boolean =>
  attribute !== "translate" && system.isValidProperty(attribute) && !GEOMETRY[tag]?.includes(attribute);

const GEOMETRY: Readonly<Record<string, readonly string[]>> = {
  path: ["d"],
  text: ["x", "y"],
  circle: ["cx", "cy", "r"],
  rect: ["width", "height", "x", "y", "rx", "ry"],
  ellipse: ["cx", "cy", "rx", "ry"],
  g: ["transform"],
  stop: ["offset", "stopOpacity"],
};
