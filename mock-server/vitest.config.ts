import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Rules are pure and stores are per test, so that files can share a worker.
    isolate: false,
  },
});
