// An unknown design token is not an error to the style library: it becomes a CSS value that no browser knows, and the
// style is silently missing. So every literal value of a token-bearing style property is looked up here.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "../steps.ts";

/** As much of the theme as is asked for here; it is loaded from the web's own source. */
interface System {
  readonly tokens: { getByName(path: string): unknown; readonly categoryMap: ReadonlyMap<string, unknown> };
  readonly utility: { resolveShorthand(property: string): string };
  readonly _config: {
    readonly utilities?: Record<string, { readonly values?: unknown }>;
    readonly theme?: { readonly keyframes?: Record<string, unknown> };
  };
}

const theme = new URL("../../web/src/app/theme.ts", import.meta.url);
const { system } = (await import(theme.href)) as { system: System };

/** The token category of a property; colours are named by a function in the library's own configuration. */
function categoryOf(property: string): string | undefined {
  const values = system._config.utilities?.[system.utility.resolveShorthand(property)]?.values;
  if (values === "animations") return values;
  if (typeof values === "string") return system.tokens.categoryMap.has(values) ? values : undefined;
  return typeof values === "function" && values.name === "colorValues" ? "colors" : undefined;
}

const WIDE = /^(inherit|initial|unset|revert|revert-layer|none|auto|normal)$/;
const LENGTH = /^-?(\d+\.?\d*|\.\d+)(px|r?em|%|[sld]?v[whib]|[sld]?vmin|[sld]?vmax|ch|lh|fr|cq[wh]|m?s)$/;
const FUNCTION = /^-?(calc|min|max|clamp|var|color-mix|fit-content|minmax|env|rgb)\(.*\)$/;
/** What a category takes beside its tokens. */
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

/** The keys of a value that changes with width or state. */
const CONDITION = /^(base|sm|md|lg|xl|[_@&[].*)$/;
const KEYFRAMES = Object.keys(system._config.theme?.keyframes ?? {});

function isKnown(category: string, written: string): boolean {
  const value = written.replace(/ !important$/, "");
  if (category === "animations") return value.split(" ").some((word) => word === "none" || KEYFRAMES.includes(word));
  const named = value.replace(/^-(?=[\d.])/, "");
  if (system.tokens.getByName(`${category}.${named}`) !== undefined) return true;
  if (WIDE.test(value) || FUNCTION.test(value) || RAW[category]?.test(value)) return true;
  if (LENGTH.test(value)) return category !== "colors";
  // Several values (marginX: "auto 0") and references in braces are looked up one by one below.
  const parts = value.split(/\s+/);
  return value.includes("{") || (parts.length > 1 && parts.every((part) => isKnown(category, part)));
}

/** The faults of one file, each as `line: what is wrong`. */
function tokenFaults(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  const fault = (node: ts.Node, what: string): void => {
    faults.push(`${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${what}`);
  };

  /** Every literal that an expression can come to: both sides of a choice, every breakpoint and condition. */
  const literals = (node: ts.Node): (ts.StringLiteralLike | ts.NumericLiteral | ts.PrefixUnaryExpression)[] => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node];
    if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return [node];
    if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
    if (ts.isBinaryExpression(node))
      return [...literals(node.left), ...literals(node.right)].filter(() => isFallback(node));
    if (ts.isJsxExpression(node)) return node.expression ? literals(node.expression) : [];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literals(node.expression);
    if (ts.isObjectLiteralExpression(node)) {
      return node.properties.flatMap((part) =>
        ts.isPropertyAssignment(part) && CONDITION.test(nameOf(part.name)) ? literals(part.initializer) : [],
      );
    }
    return [];
  };
  const isFallback = (node: ts.BinaryExpression): boolean =>
    [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind);

  const nameOf = (name: ts.PropertyName): string =>
    ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText(source);
  /** In an object that holds numbers of its own, such as a drawing's geometry, only text can be meant as a token. */
  const isStyle = (node: ts.Node): boolean =>
    ts.findAncestor(node, (at) => ts.isCallExpression(at) || ts.isJsxAttribute(at)) !== undefined;

  const look = (property: string, value: ts.Node): void => {
    const category = categoryOf(property);
    if (category === undefined) return;
    for (const literal of literals(value)) {
      const text = ts.isPrefixUnaryExpression(literal) ? literal.getText(source) : literal.text;
      if (!isKnown(category, text)) fault(literal, `${property}="${text}" is no token of ${category}`);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.initializer && takesStyles(node)) {
      look(node.name.getText(source), node.initializer);
    }
    if (ts.isPropertyAssignment(node) && (isStyle(node) || !ts.isNumericLiteral(node.initializer))) {
      look(nameOf(node.name), node.initializer);
    }
    if (ts.isStringLiteralLike(node)) {
      for (const [, path = ""] of node.text.matchAll(/\{([a-z][A-Za-z]*\.[\w.-]+)\}/g)) {
        if (system.tokens.getByName(path) === undefined) fault(node, `there is no token {${path}}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  /** Not the attributes of plain elements and drawings: there `width` and `color` are HTML's and SVG's own. */
  const takesStyles = (attribute: ts.JsxAttribute): boolean =>
    !/^[a-z][a-zA-Z0-9]*$/.test(attribute.parent.parent.tagName.getText(source));
  visit(source);
  return faults;
}

/** Faults on purpose: a check that finds none of them would find nothing. */
const PLANTED = `
  const A = chakra("div", { base: { color: "ink.thrid", _hover: { bg: "bg.hoover" }, padding: { base: "4", md: "17" }, animation: "rize 120ms" } });
  const B = <chakra.p fontSize="smm" marginTop={tall ? "4" : 13} borderRadius="panels" width="calc({sizes.contents} + 1px)" />;
`;
const FINE = `
  const A = chakra("div", { base: { color: "ink.second", inset: "0", marginX: "auto", width: "min({sizes.prose}, 100%)" } });
  const B = <><chakra.p gap={{ base: "4", md: "-2" }} maxWidth="30rem" color={on ? "link" : "inherit"} /><svg width="17" color="x" /></>;
`;

const planted = tokenFaults("planted.tsx", PLANTED);
const fine = tokenFaults("fine.tsx", FINE);
if (planted.length !== 8 || fine.length > 0) {
  console.error("the check itself is broken: of 8 planted faults it finds", planted, "and in fine code", fine);
  process.exit(1);
}

const SRC = join(ROOT, "web/src");
const files = globSync("**/*.{ts,tsx}", { cwd: SRC }).filter((file) => !/\.test\.tsx?$/.test(file));
let count = 0;
for (const file of files.sort()) {
  // The theme is where tokens are defined.
  if (file === join("app", "theme.ts")) continue;
  for (const fault of tokenFaults(file, readFileSync(join(SRC, file), "utf8"))) {
    console.error(`web/src/${file}:${fault}`);
    count += 1;
  }
}
console.log(`${files.length} files, ${count} faults`);
process.exit(count === 0 ? 0 : 1);
