import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BUILD_TARGET, OLDEST } from "../../../web/supported-browsers.ts";
import { editionOf, knownFeatures, scriptFeatures, styleFeatures } from "./features.ts";

const all = knownFeatures(OLDEST);

test("reads the oldest browsers from browserslist", () => {
  expect(BUILD_TARGET).toEqual(["chrome111", "edge111", "firefox115", "safari16.4", "ios16.4"]);
  expect(editionOf(all.newer)).toBe(2023);
});

test.each([
  "const last = [1, 2].toSorted().at(-1);",
  "export class A { static { A.b = structuredClone({}); } }",
  "await fetch(url, { signal: AbortSignal.abort() });",
  "list.some(Boolean); list.map(String); set.add(1); /(?<=a)b/.test(text);",
  "element.replaceChildren(); promise.then(next).finally(end);",
])("accepts the script %s", (code) => {
  expect([...scriptFeatures(code, all)]).toEqual([]);
});

test.each([
  ["fetch(url, { signal: AbortSignal.any([a, b]) })", "api.AbortSignal.any_static"],
  ["Map.groupBy(list, (one) => one.key)", "javascript.builtins.Map.groupBy"],
  ["const { promise } = Promise.withResolvers();", "javascript.builtins.Promise.withResolvers"],
  ["const all = await Array.fromAsync(stream);", "javascript.builtins.Array.fromAsync"],
  ["const both = before.isSubsetOf(after);", "javascript.builtins.Set.isSubsetOf"],
  ["menu.showPopover()", "api.HTMLElement.showPopover"],
  ["if (element.checkVisibility()) next();", "api.Element.checkVisibility"],
  ["new EyeDropper().open()", "api.EyeDropper"],
  ["/[\\p{L}--[a-z]]/v.test(text)", "syntax: Invalid regular expression flag (1:1)"],
  ["using file = open();", "syntax: Unexpected token (1:6)"],
])("rejects the script %s", (code, key) => {
  expect([...scriptFeatures(code, all)]).toEqual([key]);
});

test.each([
  ".a{display:grid;inset:0;min-height:100dvh;color:color-mix(in srgb,red 10%,blue)}",
  "@layer a{@media (width>=40rem){.a:is(:hover,:focus-visible){gap:1px}}}",
  "@container (min-width:10rem){.a{aspect-ratio:1}}",
])("accepts the style sheet %s", (css) => {
  expect([...styleFeatures(css, all)]).toEqual([]);
});

test.each([
  [".a:has(b){gap:1px}", "css.selectors.has"],
  [".a{color:light-dark(red,blue)}", "css.types.color.light-dark"],
  [".a{field-sizing:content}", "css.properties.field-sizing"],
  [".a{grid-template-columns:subgrid}", "css.properties.grid-template-columns.subgrid"],
  ["@starting-style{.a{opacity:0}}", "css.at-rules.starting-style"],
  ["@scope (.a){b{gap:1px}}", "css.at-rules.scope"],
])("rejects the style sheet %s", (css, key) => {
  expect([...styleFeatures(css, all)]).toContain(key);
});

const web = (file: string): string => readFileSync(new URL(`../../../web/${file}`, import.meta.url), "utf8");

test("the first load's test for a supported browser accepts the oldest supported versions and rejects older ones", () => {
  const script = web("first-load/browser-support.ts");
  const note = web("first-load/fallback-notices.ts");
  const marks = {
    "javascript.builtins.Array.toSorted": ["[].toSorted", { ...OLDEST, firefox: OLDEST.firefox - 1 }],
    "css.types.color.color-mix": ["color-mix(", { ...OLDEST, chrome: OLDEST.chrome - 1 }],
    "api.Document.adoptedStyleSheets": ["adoptedStyleSheets", { ...OLDEST, safari: 16.3 }],
  } as const;
  for (const [key, [text, before]] of Object.entries(marks)) {
    expect(script).toContain(text);
    expect(all.known).toContain(key);
    expect(knownFeatures(before).known).not.toContain(key);
  }
  for (const version of ["111", "Firefox 115", "Safari 16.4", "iOS 16.4"]) expect(note).toContain(version);
});
