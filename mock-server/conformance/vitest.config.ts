import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Test files share no mutable state, so they can share a worker, which loads the modules once.
    isolate: false,
    // By default Vitest uses one worker fewer than processors, which would leave half of a two-core machine idle.
    maxWorkers: "100%",
    globalSetup: "../server/vitest-global-setup.ts",
    // Only for hanging tests: a busy machine takes a minute to start a few processes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
