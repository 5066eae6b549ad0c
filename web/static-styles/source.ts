// Parses a module: its declarations, and the values that can be computed at build time.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import { type ESTree, parseSync, Visitor } from "vite";

const SRC = join(import.meta.dirname, "../src");
/** Functions of the style library that a value computed at build time may call. `defineRecipe` only adds a type. */
const LIBRARY: Readonly<Record<string, unknown>> = { defineRecipe: (recipe: unknown) => recipe };

/** Thrown for a value that is known only at run time. */
export class NotStatic extends Error {}

type Declared =
  | { readonly kind: "value"; readonly node: ESTree.Node }
  | { readonly kind: "function"; readonly node: ESTree.Node }
  | { readonly kind: "import"; readonly from: string; readonly name: string };

export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Named extends Span {
  readonly name: string;
}

export interface Source {
  readonly file: string;
  readonly code: string;
  readonly program: ESTree.Program;
  /** The code with its types replaced by spaces, so that all positions stay the same. */
  readonly plain: string;
  /** Top-level declarations and imports. */
  readonly names: ReadonlyMap<string, Declared>;
  /** Identifiers used as values; names of properties and types are not included. */
  readonly identifiers: readonly Named[];
  /** Parameters of functions, and the names in variable declarations. */
  readonly locals: readonly Span[];
  /** Tests that choose between two values: `test ? a : b` and `test && a`. */
  readonly tests: readonly Span[];
}

const cache = new Map<string, Source>();

/** Parses a module; again only if its text has changed. */
export function readSource(file: string, code = readFileSync(file, "utf8")): Source {
  const known = cache.get(file);
  if (known?.code === code) return known;
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const source = { file, code, program, names: namesOf(program), ...factsOf(program, code) };
  cache.set(file, source);
  return source;
}

function namesOf(program: ESTree.Program): Map<string, Declared> {
  const names = new Map<string, Declared>();
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "FunctionDeclaration" && declaration.id)
      names.set(declaration.id.name, { kind: "function", node: declaration });
    if (declaration?.type === "VariableDeclaration" && declaration.kind === "const") {
      for (const { id, init } of declaration.declarations)
        if (id.type === "Identifier" && init) names.set(id.name, { kind: "value", node: init });
    }
    if (declaration?.type === "ImportDeclaration") {
      for (const specifier of declaration.specifiers) {
        const name =
          specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier"
            ? specifier.imported.name
            : "default";
        names.set(specifier.local.name, { kind: "import", from: declaration.source.value, name });
      }
    }
  }
  return names;
}

/** The source file of an import; undefined for packages and files that are not TypeScript. */
export function resolve(from: string, importer: string): string | undefined {
  const file = from.startsWith("#") ? join(SRC, from.slice(1)) : from.startsWith(".") && join(dirname(importer), from);
  return file && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
}

function factsOf(program: ESTree.Program, code: string): Pick<Source, "identifiers" | "locals" | "plain" | "tests"> {
  let plain = code;
  const blank = (start: number, end: number): void => {
    plain = plain.slice(0, start) + " ".repeat(end - start) + plain.slice(end);
  };
  const [identifiers, locals, tests]: [Named[], Span[], Span[]] = [[], [], []];
  const skip = new Set<number>();
  new Visitor({
    MemberExpression(node) {
      if (!node.computed) skip.add(node.property.start);
    },
    Property(node) {
      if (!node.computed && !node.shorthand) skip.add(node.key.start);
    },
    TSTypeReference: (node) => void skip.add(node.typeName.start),
    TSAsExpression: (node) => blank(node.expression.end, node.end),
    TSSatisfiesExpression: (node) => blank(node.expression.end, node.end),
    TSTypeAnnotation: (node) => blank(node.start, node.end),
    TSTypeParameterInstantiation: (node) => blank(node.start, node.end),
    Identifier: ({ name, start, end }) => void identifiers.push({ name, start, end }),
    ArrowFunctionExpression: (node) => void locals.push(...node.params),
    FunctionDeclaration: (node) => void locals.push(...node.params),
    FunctionExpression: (node) => void locals.push(...node.params),
    VariableDeclarator: (node) => void locals.push(node.id),
    ConditionalExpression: (node) => void tests.push(node.test),
    LogicalExpression: (node) => void (node.operator === "&&" && tests.push(node.left)),
  }).visit(program);
  return { identifiers: identifiers.filter(({ start }) => !skip.has(start)), locals, plain, tests };
}

const within = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

const identifiersIn = (source: Source, span: Span): Named[] =>
  source.identifiers.filter((identifier) => within(identifier, span));

/** Names of the parameters and variables that are declared within a span. */
const localsIn = (source: Source, span: Span): Set<string> =>
  new Set(
    source.locals
      .filter((local) => within(local, span))
      .flatMap((local) => identifiersIn(source, local).map(({ name }) => name)),
  );

/** Names that do not mean the top-level declaration at a span, because the statement around it declares them again. */
function shadowedAt(source: Source, span: Span): Set<string> {
  const statement = source.program.body.find((each) => within(span, each));
  if (!statement) return new Set();
  const names = localsIn(source, statement);
  for (const name of source.names.keys()) {
    const declared = source.names.get(name);
    if (declared && declared.kind !== "import" && within(declared.node, statement)) names.delete(name);
  }
  return names;
}

/**
 * Evaluates a span. `decided`: results of run-time tests in it. Throws NotStatic if the value needs anything else that
 * is known only at run time.
 */
export function valueOf(source: Source, span: Span, decided: ReadonlyMap<string, boolean> = new Map()): unknown {
  let text = source.plain.slice(span.start, span.end);
  const replaced: Span[] = [];
  for (const { start, end } of testsIn(source, span).sort((a, b) => b.start - a.start)) {
    const decision = decided.get(source.code.slice(start, end));
    if (decision === undefined) continue;
    text = text.slice(0, start - span.start) + String(decision) + text.slice(end - span.start);
    replaced.push({ start, end });
  }
  const own = identifiersIn(source, span).filter(
    ({ start, end }) => !replaced.some((test) => start >= test.start && end <= test.end),
  );
  const declarations = new Map<string, string>();
  const values = new Map<string, unknown>();
  const shadowed = shadowedAt(source, span);
  for (const { name } of own) {
    if (shadowed.has(name)) throw new NotStatic(name);
    gather(source, name, declarations, values);
  }
  return run([...declarations.values()].join("\n"), text, values);
}

const BUILT_IN = new Set(["undefined", "Object", "Math", "String", "Number", "Array"]);

function gather(source: Source, name: string, declarations: Map<string, string>, values: Map<string, unknown>): void {
  if (declarations.has(name) || values.has(name) || BUILT_IN.has(name)) return;
  const declared = source.names.get(name);
  if (!declared) throw new NotStatic(name);
  if (declared.kind === "import") {
    if (declared.from === "@chakra-ui/react" && declared.name in LIBRARY) values.set(name, LIBRARY[declared.name]);
    else {
      const file = resolve(declared.from, source.file);
      if (!file) throw new NotStatic(`${name} of ${declared.from}`);
      const other = readSource(file);
      const there = other.names.get(declared.name);
      if (there?.kind !== "value") throw new NotStatic(`${name} of ${declared.from}`);
      values.set(name, valueOf(other, there.node));
    }
    return;
  }
  const text = source.plain.slice(declared.node.start, declared.node.end);
  // Set this before the recursion, because a function may call itself.
  declarations.set(name, declared.kind === "function" ? text : `const ${name} = ${text};`);
  const inner = localsIn(source, declared.node);
  for (const used of identifiersIn(source, declared.node))
    if (!inner.has(used.name) && used.name !== name) gather(source, used.name, declarations, values);
  // Move the declaration after those that it uses.
  const own = declarations.get(name) ?? "";
  declarations.delete(name);
  declarations.set(name, own);
}

/** The tests within a span that are known only at run time; of nested ones only the outermost. */
export function testsIn(source: Source, span: Span): Span[] {
  const found: Span[] = [];
  for (const test of source.tests)
    if (within(test, span) && !found.some((outer) => within(test, outer)) && !isStatic(source, test)) found.push(test);
  return found;
}

function isStatic(source: Source, span: Span): boolean {
  const shadowed = shadowedAt(source, span);
  try {
    for (const { name } of identifiersIn(source, span)) {
      if (shadowed.has(name)) return false;
      gather(source, name, new Map(), new Map());
    }
    return true;
  } catch (error) {
    if (error instanceof NotStatic) return false;
    throw error;
  }
}

function run(declarations: string, expression: string, values: ReadonlyMap<string, unknown>): unknown {
  try {
    const code = `"use strict";${declarations}\nreturn (${expression});`;
    const read = compileFunction(code, [...values.keys()]) as (...given: unknown[]) => unknown;
    return read(...values.values());
  } catch (error) {
    throw new NotStatic(`${expression}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
