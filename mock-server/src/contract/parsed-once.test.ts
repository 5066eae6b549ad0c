import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parsedOnce } from "./parsed-once.ts";

let cache = "";
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "hashgrove-parsed-"));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const parse = () => vi.fn<(text: string) => unknown>((text) => ({ text }));

it("parses a text once, and another text again", () => {
  const counted = parse();
  for (const text of ["a", "a", "b", "a"]) expect(parsedOnce(text, counted, cache)).toEqual({ text });
  expect(counted).toHaveBeenCalledTimes(2);
});

it("parses again what was cut short", () => {
  parsedOnce("a", parse(), cache);
  const [kept] = readdirSync(cache);
  truncateSync(join(cache, String(kept)), 4);
  expect(parsedOnce("a", parse(), cache)).toEqual({ text: "a" });
});

it("does without a folder that cannot be made", () => {
  expect(parsedOnce("a", parse(), "/dev/null/cache")).toEqual({ text: "a" });
});
