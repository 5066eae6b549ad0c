import { defineConfig } from "vitest/config";

export default defineConfig({
  // No test passes or fails by how fast the machine is.
  test: { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } },
});
