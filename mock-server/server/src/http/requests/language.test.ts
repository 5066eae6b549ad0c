import { describe, expect, test } from "vitest";
import { languageOf } from "./language.ts";

describe("the language of a request", () => {
  test.each([
    [undefined, "ja"],
    ["", "ja"],
    ["*", "ja"],
    ["fr", "ja"],
    ["ja", "ja"],
    ["en", "en"],
    ["EN", "en"],
    ["en-US", "en"],
    ["zh", "zh-CN"],
    ["zh-cn", "zh-CN"],
    ["ZH-Hans-CN", "zh-CN"],
    ["fr, en;q=0.5", "en"],
    ["en;q=0.8, zh-CN;q=0.9, ja;q=0.1", "zh-CN"],
    ["en;q=0.5, ja;q=0.5", "en"],
    ["en;q=0, zh;q=0.1", "zh-CN"],
    ["en;q=0", "ja"],
    ["en; q = 0.7 , ja;q=0.3", "en"],
    ["en;q=lots, zh-CN;q=0.2", "zh-CN"],
    [";;,,;q=", "ja"],
    ["en;Q=0.9;x=1, ja;x=q=1;q=0.1", "en"],
    [`en;q=${" ".repeat(16_000)}x, zh-CN;q=0.2`, "zh-CN"],
  ] as const)("%j means %s", (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
