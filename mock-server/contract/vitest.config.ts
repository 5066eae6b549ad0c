import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Test files leave no shared state behind, so they can share a worker.
    isolate: false,
    // By default Vitest uses one worker fewer than processors, which would idle half of a two-core machine.
    maxWorkers: "100%",
    globalSetup: "../server/vitest-global-setup.ts",
    // Limits that only stop hanging tests: a busy machine takes a minute to start a few processes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
