import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Rules are pure and stores are per test, so that files can share a worker.
    isolate: false,
    // The default is one worker fewer than processors: with two, half of the machine would be idle.
    maxWorkers: "100%",
    globalSetup: "../server/temporary-folder.ts",
    // Tests that start whole processes share the machine with others; no test passes or fails by how fast it is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
