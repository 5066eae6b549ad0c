import { expect, test, vi } from "vitest";
import type { Language } from "#domain/state.ts";
import { isMemoized, memoizeByLanguage } from "./memoize.ts";

interface Source {
  readonly name: string;
}
const make = ({ name }: Source, language: Language) => ({ inner: [name, language] });

test("computes a shown value once for each state and language", () => {
  const counted = vi.fn<typeof make>(make);
  const show = memoizeByLanguage(counted);
  const [before, after] = [{ name: "before" }, { name: "after" }];
  const first = show(before, "ja");
  expect(show(before, "ja")).toBe(first);
  expect(show(before, "en")).toEqual({ inner: ["before", "en"] });
  expect(show(after, "ja")).toEqual({ inner: ["after", "ja"] });
  expect(counted).toHaveBeenCalledTimes(3);
});

test("shown values are frozen, and keep their identity", () => {
  const value = memoizeByLanguage(make)({ name: "a" }, "ja");
  expect(() => value.inner.push("more")).toThrow(TypeError);
  expect(isMemoized(value)).toBe(true);
  expect([{ ...value }, null, "a"].some(isMemoized)).toBe(false);
});
