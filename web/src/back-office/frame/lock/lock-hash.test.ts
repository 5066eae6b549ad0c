import { expect, test } from "vitest";
import { lockOf, opens } from "./lock-hash.ts";

test("a lock opens with its password only, and does not store it", async () => {
  const lock = await lockOf("open sesame");
  expect(await opens(lock, "open sesame")).toBe(true);
  expect(await opens(lock, "Open sesame")).toBe(false);
  expect(JSON.stringify(lock)).not.toContain("sesame");
});

test("a damaged lock never opens", async () => {
  expect(await opens({ salt: "", hash: "" }, "")).toBe(false);
});
