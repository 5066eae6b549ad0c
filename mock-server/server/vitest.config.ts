import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Rules are pure and stores are per test, so that files can share a worker.
    isolate: false,
    // The default is one worker fewer than processors: with two, half of the machine would be idle.
    maxWorkers: "100%",
    globalSetup: "vitest-global-setup.ts",
    // These only end tests that hang: a busy machine takes a minute to start a few processes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
