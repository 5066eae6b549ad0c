import { expect, test } from "vitest";
import type { System } from "./token-values.ts";
import { tokenFaults } from "./tokens.ts";

// The web's real theme, to test the lookup with the installed library.
const theme = new URL("../../../web/src/app/theme.ts", import.meta.url);
const { system } = (await import(theme.href)) as { system: System };
const faultsIn = (jsx: string): string[] => tokenFaults(system, "a.tsx", `const A = (\n${jsx}\n);`);

test.each([
  'chakra("div", { base: { color: "ink.second", inset: "0", marginX: "auto", width: "min({sizes.prose}, 100%)" } })',
  '<chakra.p gap={{ base: "4", md: "-2" }} maxWidth="30rem" color={on ? "link" : "inherit"} />',
  '<svg width="17" color="x" />',
  "<Chart geometry={size} />",
])("accepts %s", (jsx) => {
  expect(faultsIn(jsx)).toEqual([]);
});

test.each([
  ['chakra("div", { base: { color: "ink.thrid" } })', 'color="ink.thrid" is not a token of colors'],
  ['chakra("div", { base: { _hover: { bg: "bg.hoover" } } })', 'bg="bg.hoover" is not a token of colors'],
  ['chakra("div", { base: { padding: { base: "4", md: "17" } } })', 'padding="17" is not a token of spacing'],
  ['chakra("div", { base: { animation: "rize 120ms" } })', 'animation="rize 120ms" is not a token of animations'],
  ['<chakra.p fontSize="smm" />', 'fontSize="smm" is not a token of fontSizes'],
  ['<chakra.p marginTop={tall ? "4" : 13} />', 'marginTop="13" is not a token of spacing'],
  ['<chakra.p borderRadius={round ?? "panels"} />', 'borderRadius="panels" is not a token of radii'],
  ['<chakra.p width="calc({sizes.contents} + 1px)" />', "there is no token {sizes.contents}"],
])("rejects the unknown token in %s", (jsx, fault) => {
  expect(faultsIn(jsx)).toEqual([`2: ${fault}`]);
});
