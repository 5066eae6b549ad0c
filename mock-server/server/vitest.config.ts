import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Tests share no state: rules are pure and each test has its own store. So test files can share a worker.
    isolate: false,
    // By default there is one worker fewer than processors, so a machine with two would be half idle.
    maxWorkers: "100%",
    globalSetup: "vitest-global-setup.ts",
    // The time limits only end tests that hang. They are long, because a busy machine needs a minute to start a few
    // processes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
