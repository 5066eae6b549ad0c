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

it("parses a text once, and a changed text again, which replaces it", () => {
  const counted = parse();
  for (const text of ["a", "a", "b", "b"]) expect(parsedOnce("contract", text, counted, cache)).toEqual({ text });
  expect(counted).toHaveBeenCalledTimes(2);
  expect(readdirSync(cache)).toHaveLength(1);
});

it("parses a truncated copy again", () => {
  parsedOnce("contract", "a", parse(), cache);
  const [kept] = readdirSync(cache);
  truncateSync(join(cache, String(kept)), 4);
  expect(parsedOnce("contract", "a", parse(), cache)).toEqual({ text: "a" });
});

it("works without a writable folder", () => {
  expect(parsedOnce("contract", "a", parse(), "/dev/null/cache")).toEqual({ text: "a" });
});
