// @vitest-environment node
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./compile.ts";

const file = join(import.meta.dirname, "../src/features/home/example.tsx");
const IMPORTS = `import { chakra } from "@chakra-ui/react"; import { Muted } from "#components/ui/muted.tsx";
import { Container } from "#components/layout/container.tsx"; import { Badge } from "#components/ui/badge.tsx";\n`;

/** Compiles an example; returns the code without its imports, and the CSS rules in order of appearance. */
function compiled(code: string): { code: string; rules: string[] } {
  const result = compile(file, IMPORTS + code);
  return { code: result?.code.split("\n").slice(2).join("\n") ?? code, rules: [...(result?.rules.values() ?? [])] };
}

test("style props become a class, and other attributes stay", () => {
  const { code, rules } = compiled(`const X = () => <chakra.div id="a" gap="3" display="grid">b</chakra.div>;`);
  expect(code).toMatch(/^const X = \(\) => <div id="a" {3}className=\{"c\w+"\}>b<\/div>;$/);
  expect(rules).toHaveLength(1);
  expect(rules[0]).toMatch(/^\.c\w+\{gap:var\(--chakra-spacing-3\);display:grid\}$/);
});

test("a run-time test chooses between two classes", () => {
  const { code, rules } = compiled(
    `const X = ({ on }) => <chakra.p color={on ? "ink" : "link"} mt={{ base: on ? "1" : "2" }} />;`,
  );
  expect(code).toMatch(/<p {3}className=\{\(\(on\) \? "c\w+" : "c\w+"\)\} \/>/);
  expect(rules).toHaveLength(2);
});

test("evaluates constants of this and other modules, but no props", () => {
  const { rules } = compiled(
    `const SIZE = 6 as const; const gap = (n: number) => ({ gap: String(n) }); const X = () => <chakra.i {...gap(SIZE)} />;`,
  );
  expect(rules[0]).toContain("var(--chakra-spacing-6)");
  expect(() => compiled(`const X = ({ width }) => <chakra.i width={width} />;`)).toThrow(/:3: .*run time/);
  expect(() => compiled(`const width = "1"; const X = ({ width }) => <chakra.i width={width} />;`)).toThrow(/run time/);
});

test("a recipe has a class for each choice of its variants", () => {
  const { code, rules } = compiled(
    `const X = chakra("a", { base: { color: "ink" }, variants: { big: { true: { gap: "3" } } } }, { defaultProps: { rel: "x" } });`,
  );
  expect(code).toMatch(/\$styled\("a", \{"variants":\[\["big",""\]\],"classes":\{.*\}\}, \{"rel":"x"\}\)/);
  expect(new Set(rules).size).toBe(2);
  for (const rule of rules) expect(rule).toMatch(/^@layer recipes\{/);
});

test("a component of ours takes styles in addition to its own, and keeps its variants", () => {
  const { code, rules } = compiled(`const X = () => <Container width="prose"><Muted mt="2" lang="en" /></Container>;`);
  expect(code).toMatch(/<Container width="prose"><Muted {2}lang="en" className=\{"c\w+"\} \/><\/Container>/);
  // The component's own recipe is in a cascade layer, so these rules win in any order.
  expect(rules[0]).not.toContain("@layer");
  expect(() => compiled(`const X = () => <Badge colorPalette={{ base: "review" }} />;`)).toThrow(/variant/);
});

test("the class of the caller takes precedence over an element's own", () => {
  const { code, rules } = compiled(`const X = (rest) => <chakra.p color="ink" {...rest} />;`);
  expect(code).toMatch(/<p {2}\{\.\.\.rest\} className=\{\$withClass\("c\w+", \(rest\)\?\.className\)\} \/>/);
  expect(rules[0]).toMatch(/^@layer parts\{/);
});

test("a ring for the input within an element is drawn without :has() too", () => {
  const { rules } = compiled(
    `const X = chakra("label", { base: { "&:has(:focus-visible)": { outline: "2px solid red" } } });`,
  );
  expect(rules[0]).toMatch(/@supports not selector\(:has\(a\)\)\{\.c\w+:focus-within\{outline:2px solid red\}\}/);
});
