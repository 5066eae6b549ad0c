// Replaces the style props and recipes of a module by class names, and collects their CSS rules.
import { type ESTree, Visitor } from "vite";
import { isStyleOf, type Recipe, recipeRule, type Rule, ruleOf } from "./rules.ts";
import { NotStatic, readSource, resolve, type Source, type Span, testsIn, valueOf } from "./source.ts";

export interface Compiled {
  readonly code: string;
  readonly rules: ReadonlyMap<string, string>;
}

interface Edit extends Span {
  readonly text: string;
}

/** The import that is added to a compiled module. Source code must not use these names. */
const RUNTIME = 'import { styled as $styled, withClass as $withClass } from "#components/ui/styled.ts";';
/**
 * Maximum number of run-time tests in the styles of one element. If more are needed, set an attribute and select by it.
 */
const MOST_TESTS = 3;

/** Compiles a source module; null if it has no styles. Throws if a style is known only at run time. */
export function compile(file: string, code: string): Compiled | null {
  if (!/<[A-Za-z]|chakra/.test(code)) return null;
  const source = readSource(file, code);
  const edits: Edit[] = [];
  const rules = new Map<string, string>();
  const keep = (rule: Rule | null): string => {
    if (!rule) return "";
    rules.set(rule.name, rule.css);
    return rule.name;
  };
  const fail = (node: Span, why: string): never => {
    throw new Error(`${file}:${code.slice(0, node.start).split("\n").length}: ${why}`);
  };
  new Visitor({
    JSXOpeningElement(node) {
      const element = elementOf(source, node.name);
      if (element) edits.push(...compileElement(source, node, element, keep, fail));
    },
    JSXClosingElement(node) {
      const tag = libraryTag(source, node.name);
      if (tag) edits.push({ start: node.name.start, end: node.name.end, text: tag });
    },
    CallExpression(node) {
      if (node.callee.type !== "Identifier" || !isLibrary(source, node.callee.name)) return;
      edits.push(compileRecipe(source, node, keep, fail));
    },
  }).visit(source.program);
  if (edits.length === 0) return null;
  const text = apply(code, edits);
  return { code: text.includes("$styled(") || text.includes("$withClass(") ? `${RUNTIME}${text}` : text, rules };
}

/** Applies the edits. Keeps the number of lines, so that errors name the right line. */
function apply(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const { start, end, text: next } of edits.toSorted((a, b) => b.start - a.start)) {
    const lines = (part: string): number => part.split("\n").length - 1;
    const missing = Math.max(0, lines(text.slice(start, end)) - lines(next));
    text = text.slice(0, start) + next + "\n".repeat(missing) + text.slice(end);
  }
  return text;
}

const isLibrary = (source: Source, name: string): boolean => {
  const declared = source.names.get(name);
  return declared?.kind === "import" && declared.from === "@chakra-ui/react" && declared.name === "chakra";
};

/** The HTML tag of an element of the style library: "div" for <chakra.div>. */
function libraryTag(source: Source, name: ESTree.JSXElementName): string | undefined {
  if (name.type !== "JSXMemberExpression" || name.object.type !== "JSXIdentifier") return undefined;
  return isLibrary(source, name.object.name) ? name.property.name : undefined;
}

interface Element {
  /** The HTML tag, if the element is the style library's, such as <chakra.div>. */
  readonly tag?: string;
  /** Attributes that choose a variant, so they are not styles, even if they are named like one. */
  readonly variants: readonly string[];
}

function elementOf(source: Source, name: ESTree.JSXElementName): Element | undefined {
  const tag = libraryTag(source, name);
  if (tag) return { tag, variants: [] };
  return name.type === "JSXIdentifier" && /^[A-Z]/.test(name.name) ? styledPart(source, name.name) : undefined;
}

/**
 * Looks up a component that takes style props: one made by `chakra()`, a link around such a component, or one whose
 * props extend `HTMLChakraProps`. Undefined for other components.
 */
function styledPart(source: Source, name: string): Element | undefined {
  const declared = source.names.get(name);
  if (!declared) return undefined;
  if (declared.kind === "import") {
    const file = resolve(declared.from, source.file);
    return file === undefined ? undefined : styledPart(readSource(file), declared.name);
  }
  const { node } = declared;
  if (declared.kind === "function") {
    const parameters = node.type === "FunctionDeclaration" ? node.params[0] : undefined;
    const written = parameters ? source.code.slice(parameters.start, parameters.end) : "";
    return takesStyles(source, written) ? { variants: [] } : undefined;
  }
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
  const [first] = node.arguments;
  const made = madeByLibrary(source, node);
  if (made || node.callee.name !== "createLink" || !first) return made;
  if (first.type === "Identifier") return styledPart(source, first.name);
  const inner = first.type === "CallExpression" && first.callee.type === "Identifier" ? first : undefined;
  return inner && madeByLibrary(source, inner);
}

function madeByLibrary(source: Source, { callee, arguments: [, recipe] }: ESTree.CallExpression): Element | undefined {
  if (callee.type !== "Identifier" || !isLibrary(source, callee.name)) return undefined;
  return { variants: recipe ? Object.keys((valueOf(source, recipe) as Recipe).variants ?? {}) : [] };
}

/** Whether a component's props are or extend the style library's `HTMLChakraProps`. */
function takesStyles(source: Source, parameters: string): boolean {
  if (parameters.includes("HTMLChakraProps")) return true;
  const type = /:\s*(\w+)(<[^]*)?$/.exec(parameters)?.[1];
  return (
    type !== undefined && new RegExp(`(interface ${type} |type ${type}\\b)[^{;]*HTMLChakraProps`).test(source.code)
  );
}

type Keep = (rule: Rule | null) => string;
type Fail = (node: Span, why: string) => never;

interface Part extends Span {
  /** The attribute's name; undefined for a spread. */
  readonly name?: string;
  readonly value: Span | null;
}

function compileElement(
  source: Source,
  node: ESTree.JSXOpeningElement,
  element: Element,
  keep: Keep,
  fail: Fail,
): Edit[] {
  const edits: Edit[] = [];
  const parts: Part[] = [];
  let others = "";
  let own: Part | undefined;
  for (const attribute of node.attributes) {
    if (attribute.type === "JSXSpreadAttribute") {
      const kind = spreadOf(source, attribute.argument, element, fail);
      if (kind === "styles") parts.push({ start: attribute.start, end: attribute.end, value: attribute.argument });
      else if (kind === "unknown") {
        others = source.code.slice(attribute.argument.start, attribute.argument.end);
        if (parts.length === 0 && element.tag === undefined) continue;
      }
      continue;
    }
    const name = attribute.name.type === "JSXIdentifier" ? attribute.name.name : "";
    const value = attribute.value?.type === "JSXExpressionContainer" ? attribute.value.expression : attribute.value;
    const part: Part = { name, start: attribute.start, end: attribute.end, value };
    if (element.variants.includes(name) && value?.type === "ObjectExpression")
      fail(part, "a variant cannot change with the width: give the recipe a variant that does");
    if (name === "className") own = part;
    else if (!element.variants.includes(name) && isStyleOf(element.tag ?? "", name)) parts.push(part);
  }
  if (element.tag !== undefined) edits.push({ start: node.name.start, end: node.name.end, text: element.tag });
  if (parts.length === 0) return edits;
  const givesWay = element.tag !== undefined && others !== "";
  const classes = classOf(source, parts, givesWay, keep, fail);
  for (const { start, end } of parts) edits.push({ start, end, text: "" });
  if (own) edits.push({ start: own.start, end: own.end, text: "" });
  const given = [own?.value && source.code.slice(own.value.start, own.value.end), others && `(${others})?.className`];
  const more = given.filter(Boolean).join(", ");
  const text = more ? `$withClass(${classes}, ${more})` : classes;
  if (classes !== '""' || more) {
    const at = node.attributes.at(-1)?.end ?? node.name.end;
    edits.push({ start: at, end: at, text: ` className={${text}}` });
  }
  return edits;
}

/**
 * What a spread contains: only styles, no styles, or something known only at run time. Fails if styles and other
 * attributes are mixed.
 */
function spreadOf(source: Source, argument: Span, element: Element, fail: Fail): "styles" | "none" | "unknown" {
  try {
    const brought = choices(source, [argument]).flatMap((decided) =>
      Object.keys((valueOf(source, argument, decided) as object | undefined) || {}),
    );
    const styles = brought.filter((name) => isStyleOf(element.tag ?? "", name));
    if (styles.length === 0) return "none";
    return styles.length === brought.length ? "styles" : fail(argument, "spread styles apart from other attributes");
  } catch (error) {
    if (error instanceof NotStatic) return "unknown";
    throw error;
  }
}

/** All combinations of results of the run-time tests in these spans. */
function choices(source: Source, spans: readonly Span[]): Map<string, boolean>[] {
  const tests = new Set(
    spans.flatMap((span) => testsIn(source, span)).map(({ start, end }) => source.code.slice(start, end)),
  );
  let all: Map<string, boolean>[] = [new Map()];
  for (const test of tests) all = all.flatMap((map) => [true, false].map((is) => new Map([...map, [test, is]])));
  return all;
}

/**
 * An expression for the class of these styles, which contains the run-time tests. `givesWay`: a class from the caller
 * takes precedence.
 */
function classOf(source: Source, parts: readonly Part[], givesWay: boolean, keep: Keep, fail: Fail): string {
  const spans = parts.flatMap(({ value }) => (value ? [value] : []));
  const all = choices(source, spans);
  if (all.length > 2 ** MOST_TESTS) fail(spans[0] ?? { start: 0, end: 0 }, "too many tests decide on these styles");
  const named = all.map((decided) => {
    const styles: Record<string, unknown> = {};
    for (const { name, value, start, end } of parts) {
      try {
        const given = value ? valueOf(source, value, decided) : true;
        if (name === undefined) Object.assign(styles, given || {});
        else if (given !== undefined) styles[name] = given;
      } catch (error) {
        if (!(error instanceof NotStatic)) throw error;
        fail({ start, end }, `this style is known at run time only (${error.message})`);
      }
    }
    return keep(ruleOf(styles, givesWay));
  });
  return chosen([...(all[0]?.keys() ?? [])], named);
}

function chosen(tests: readonly string[], names: readonly string[]): string {
  const [test, ...rest] = tests;
  if (test === undefined || new Set(names).size === 1) return JSON.stringify(names[0] ?? "");
  const half = names.length / 2;
  return `((${test}) ? ${chosen(rest, names.slice(0, half))} : ${chosen(rest, names.slice(half))})`;
}

/** Compiles chakra("a", recipe, options) to $styled("a", ...). */
function compileRecipe(source: Source, node: ESTree.CallExpression, keep: Keep, fail: Fail): Edit {
  const [type, given, options] = node.arguments;
  if (!type) return fail(node, "no element");
  let recipe: Recipe = {};
  let props: object | undefined;
  try {
    if (given) recipe = valueOf(source, given) as Recipe;
    if (options) props = (valueOf(source, options) as { defaultProps?: object }).defaultProps;
  } catch (error) {
    fail(node, `this recipe is known at run time only (${String(error)})`);
  }
  const variants = Object.entries(recipe.variants ?? {});
  const tag = source.code.slice(type.start, type.end);
  const rest = props ? `, ${JSON.stringify(props)}` : "";
  if (variants.length === 0)
    return {
      start: node.start,
      end: node.end,
      text: `$styled(${tag}, ${JSON.stringify(keep(recipeRule(recipe, {})))}${rest})`,
    };
  const defaults = recipe.defaultVariants ?? {};
  let combinations: Record<string, string>[] = [{}];
  for (const [name, values] of variants) {
    // A variant whose only key is `true` can also be false.
    const keys = Object.keys(values).join() === "true" ? ["true", "false"] : Object.keys(values);
    combinations = combinations.flatMap((one) => [
      ...keys.map((value) => ({ ...one, [name]: value })),
      ...(name in defaults ? [] : [one]),
    ]);
  }
  const classes = Object.fromEntries(
    combinations.map((choice) => [
      variants.map(([name]) => choice[name] ?? "").join(" "),
      keep(recipeRule(recipe, choice)),
    ]),
  );
  const text = JSON.stringify({ variants: variants.map(([name]) => [name, defaults[name] ?? ""]), classes });
  return { start: node.start, end: node.end, text: `$styled(${tag}, ${text}${rest})` };
}
