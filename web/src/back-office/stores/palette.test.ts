import { expect, test } from "vitest";
import {
  contrast,
  HEADER_COLOURS,
  headerTokens,
  MENU_COLOURS,
  menuTokens,
  SYSTEM_COLOURS,
  systemTokens,
} from "./palette.ts";

const AA = 4.5;

test.each(SYSTEM_COLOURS.slice(1))("colours with %s are readable in both schemes", (colour) => {
  for (const dark of [false, true]) {
    const token = systemTokens(colour, dark);
    const of = (name: string): string => token[`--chakra-colors-${name}`] ?? "";
    expect(contrast(of("action"), of("action-on"))).toBeGreaterThanOrEqual(AA);
    expect(contrast(of("action-hover"), of("action-on"))).toBeGreaterThanOrEqual(AA);
    for (const ground of [dark ? "#101c30" : "#ffffff", dark ? "#16243c" : "#f0f5fb", of("brand-soft")])
      expect(contrast(of("link"), ground)).toBeGreaterThanOrEqual(AA);
  }
});

test("the product's colour changes nothing", () => {
  expect(systemTokens(SYSTEM_COLOURS[0], false)).toEqual({});
});

test.each(HEADER_COLOURS.slice(1))("a header of %s is readable", (colour) => {
  const token = headerTokens(colour);
  for (const ground of ["--head-bg", "--head-hover"])
    expect(contrast(token["--head-ink"] ?? "", token[ground] ?? "")).toBeGreaterThanOrEqual(AA);
});

test.each(MENU_COLOURS.slice(1))("a menu of %s is readable", (colour) => {
  const token = menuTokens(colour);
  for (const ground of ["--menu-bg", "--menu-below"])
    expect(contrast(token["--menu-ink"] ?? "", token[ground] ?? "")).toBeGreaterThanOrEqual(AA);
});
