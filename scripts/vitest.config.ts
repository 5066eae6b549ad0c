import { defineConfig } from "vitest/config";

export default defineConfig({
  // Long limits, because tests must not depend on the machine's speed.
  test: { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } },
});
