// Finds features in a build that the oldest supported browsers lack: script functions, CSS properties, values,
// selectors and rules. Support data comes from web-features (W3C WebDX, based on MDN).
import { type Node, parse } from "acorn";
import { features } from "web-features";
import type { BrowserName } from "../../../web/supported-browsers.ts";

export type Oldest = Readonly<Record<BrowserName, number>>;
/** Feature key, such as `api.URL.canParse_static` -> a browser without it, such as `firefox 121`. */
export type Newer = ReadonlyMap<string, string>;

/** browserslist's name of a browser -> its name in the data. */
const NAMES: Readonly<Record<BrowserName, string>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};
/**
 * Interfaces whose objects scripts use without naming the interface. A member of any other interface counts only if the
 * script also names the interface.
 */
const MET =
  /^(Array|ArrayBuffer|Blob|CSSStyleSheet|Clipboard|Document|Element|EventTarget|HTML\w*Element|Iterator|Map|Navigator|Node|Promise|Request|Response|Selection|Set|String|URL|URLSearchParams|Uint8Array|Window)$/;
const SCRIPT = /^(?:javascript\.builtins|api)\.(\w+)(?:\.(\w+?)(_static)?)?$/;
/** A syntax feature that is new in each ECMAScript edition. */
const EDITIONS = [
  [2024, "javascript.builtins.RegExp.unicodeSets"],
  [2025, "javascript.regular_expressions.modifier"],
  [2026, "javascript.statements.using"],
] as const;

/** Compares versions part by part: 16.4 is older than 16.10. */
function isOlder(version: number, since: string): boolean {
  const [a = 0, b = 0] = String(version).split(".").map(Number);
  const [c = 0, d = 0] = since.replace("≤", "").split(".").map(Number);
  return a < c || (a === c && b < d);
}

export interface Features {
  readonly newer: Newer;
  /** Keys of features that all browsers have. */
  readonly known: readonly string[];
  /** Spellings of newer features in scripts. */
  readonly names: Names;
}

/** Every feature of the platform, split by whether all of these browsers have it. */
export function knownFeatures(oldest: Oldest): Features {
  const newer = new Map<string, string>();
  const known: string[] = [];
  for (const feature of Object.values(features)) {
    if (feature.kind !== "feature") continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const missing = (Object.keys(NAMES) as BrowserName[]).flatMap((browser) => {
        const since = (support as Readonly<Record<string, string | undefined>>)[NAMES[browser]];
        if (since !== undefined && !isOlder(oldest[browser], since)) return [];
        return [`${NAMES[browser]} ${since === undefined ? "never" : `< ${since}`}`];
      });
      if (missing.length > 0) newer.set(key, missing.join(", "));
      else known.push(key);
    }
  }
  return { newer, known, names: scriptNames(newer, known) };
}

/** The newest ECMAScript edition that all browsers can parse. */
export const editionOf = (newer: Newer): number => (EDITIONS.find(([, first]) => newer.has(first))?.[0] ?? 2027) - 1;

interface Names {
  /** `URL.canParse` or `EyeDropper` -> key */
  readonly whole: ReadonlyMap<string, string>;
  /** Name that only newer methods have -> key */
  readonly methods: ReadonlyMap<string, string>;
}

function scriptNames(newer: Newer, known: readonly string[]): Names {
  const old = new Set(known.flatMap((key) => SCRIPT.exec(key)?.[2] ?? []));
  const whole = new Map<string, string>();
  const methods = new Map<string, string>();
  for (const key of newer.keys()) {
    const [, owner = "", member, isStatic] = SCRIPT.exec(key) ?? [];
    if (owner === "") continue;
    if (member === undefined) whole.set(owner, key);
    else if (isStatic || key.startsWith("javascript.")) whole.set(`${owner}.${member}`, key);
    if (member !== undefined && !isStatic && MET.test(owner) && !old.has(member)) methods.set(member, key);
  }
  return { whole, methods };
}

type AnyNode = Node & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string";

/** Owner and member of an access such as `a.b`; undefined for `a[b]`. */
function accessOf(node: AnyNode): { readonly owner?: string; readonly member: string } | undefined {
  if (node.type !== "MemberExpression" || node.computed || !isNode(node.property)) return undefined;
  const owner = isNode(node.object) && node.object.type === "Identifier" ? { owner: String(node.object.name) } : {};
  return { ...owner, member: String(node.property.name) };
}

/** Newer features that a script uses; for syntax that the browsers cannot parse, `syntax` with the parser's message. */
export function scriptFeatures(code: string, { newer, names: { whole, methods } }: Features): Set<string> {
  const found = new Set<string>();
  const add = (key: string | undefined): void => {
    if (key !== undefined) found.add(key);
  };
  const visit = (node: AnyNode): void => {
    const access = accessOf(node);
    if (access) add(whole.get(`${access.owner}.${access.member}`));
    if (node.type === "CallExpression" && isNode(node.callee)) add(methods.get(accessOf(node.callee)?.member ?? ""));
    if (node.type === "NewExpression" && isNode(node.callee))
      add(whole.get(accessOf(node.callee)?.member ?? String(node.callee.name)));
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  try {
    visit(parse(code, { ecmaVersion: editionOf(newer) as 2023, sourceType: "module" }) as unknown as AnyNode);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    found.add(`syntax: ${error.message}`);
  }
  return found;
}

export function styleFeatures(css: string, { newer }: Features): Set<string> {
  const found = new Set<string>();
  const add = (key: string): void => {
    if (newer.has(key)) found.add(key);
  };
  for (const [, property = "", value = ""] of css.matchAll(/[{;]\s*([\w-]+)\s*:([^;{}]+)/g)) {
    add(`css.properties.${property}`);
    for (const [word] of value.matchAll(/[a-z][\w-]*/gi)) add(`css.properties.${property}.${word}`);
    for (const [, name = ""] of value.matchAll(/([a-z][\w-]*)\(/gi))
      for (const kind of ["types", "types.color", "types.image"]) add(`css.${kind}.${name}`);
  }
  for (const [, prelude = ""] of css.matchAll(/(?:^|[{};])\s*([^{};]+)\{/g)) {
    const rule = /^@([\w-]+)/.exec(prelude)?.[1];
    for (const [, name = ""] of prelude.matchAll(/:([a-z][\w-]*)/gi))
      if (rule === undefined) add(`css.selectors.${name}`);
    if (rule !== undefined) add(`css.at-rules.${rule}`);
    for (const [word] of prelude.matchAll(/[a-z][\w-]*/gi)) if (rule) add(`css.at-rules.${rule}.${word}`);
  }
  return found;
}
