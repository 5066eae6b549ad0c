// Only the types, because `npm start` builds without Vitest.
/// <reference types="vitest/config" />
import { dirname, join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { CHUNK_GROUPS } from "./first-load/chunk-groups.ts";
import { firstLoad } from "./first-load/plugin.ts";
import { pseudoTexts } from "./pseudo-texts.ts";
import { staticStyles } from "./static-styles/plugin.ts";
import { BUILD_TARGET } from "./supported-browsers.ts";

const cwd = import.meta.dirname;
/** Matches the file of index.html's entry script. */
const ENTRY_FILE = /^assets\/index-/;
const server = "http://127.0.0.1:4010";

/**
 * Serves the page at /w/{world}/, for browser tests of the dev server: each test uses its own world, a separate state
 * of the mock server. Paths below that prefix are proxied to the mock server.
 */
const worldPages: Plugin = {
  name: "world-pages",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/w\/[^/?]+\/(\?|$)/.test(request.url ?? "")) request.url = "/";
      next();
    });
  },
};

/**
 * Makes the router render as in a browser. In Node it would render as on a server, but the prerendered page must match
 * the browser's first render.
 */
const routerInBrowser: Plugin = {
  name: "router-in-browser",
  enforce: "pre",
  resolveId: {
    filter: { id: /^@tanstack\/router-core\/isServer$/ },
    async handler(_id, importer) {
      const core = await this.resolve("@tanstack/router-core", importer);
      return core && join(dirname(core.id), "isServer/client.js");
    },
  },
};

/**
 * The console that controls the mock server, and the empty page with which benchmarks compare the product, have builds
 * of their own, so that the product contains nothing of them.
 */
const CONSOLE = "console";
const APART = new Set([CONSOLE, "empty"]);

export default defineConfig(({ isSsrBuild, mode }) => ({
  ...(APART.has(mode) && { root: join(cwd, mode) }),
  // Relative, because the same build is served at the root and below /w/{world}/.
  base: "./",
  // The build's year, so that the prerendered page and the code agree, even if the next year has begun.
  define: { BUILD_YEAR: JSON.stringify(String(new Date().getFullYear())) },
  plugins: [
    staticStyles(process.env.STYLES_IN_PAGE?.split(",")),
    // This order matters, because the macros must be compiled before React's plugin sees the file.
    lingui({ cwd, failOnMissing: true, failOnCompileError: true, macroTransform: true }),
    // No React Compiler, because it would memoize the mutable proxies that react-hook-form returns.
    react(),
    isSsrBuild && routerInBrowser,
    !isSsrBuild && !APART.has(mode) && firstLoad,
    worldPages,
    ...(process.env.VITE_PSEUDO ? [pseudoTexts()] : []),
  ],
  build: {
    manifest: true,
    license: { fileName: "licenses.txt" },
    target: BUILD_TARGET,
    modulePreload: {
      polyfill: false,
      // For the entry, preload only its style sheets, because load-code.ts has already requested its scripts.
      resolveDependencies: (_file, files, { hostId }) =>
        !APART.has(mode) && ENTRY_FILE.test(hostId) ? files.filter((file) => file.endsWith(".css")) : files,
    },
    rolldownOptions: {
      // Without plugin timings, which mean nothing to a person who only starts the product.
      checks: { pluginTimings: false },
      // Remove the packages' warnings for developers; errors stay.
      treeshake: { manualPureFunctions: ["console.warn", "console.info", "console.log", "console.debug"] },
      output: {
        // Short names, because the shell lists every lazy-loaded file and hashes do not compress.
        chunkFileNames: "assets/[hash:7].js",
        ...(mode !== CONSOLE && { codeSplitting: { groups: CHUNK_GROUPS } }),
      },
    },
  },
  ...(isSsrBuild && { ssr: { noExternal: [/^@tanstack\/(react-router|router-core)/] } }),
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/api", "/mock", "/uploads", "/pictures", "/demo", "/__qa", "^/w/[^/]+/."].map((path) => [path, server]),
    ),
  },
  test: {
    environment: "happy-dom",
    include: ["{src,static-styles,first-load}/**/*.test.{ts,tsx}"],
    // Test files in one worker share loaded packages, because loading them took nearly all of a file's time.
    isolate: false,
    setupFiles: ["src/test-setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // Long time-outs, so that a slow machine does not fail a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
}));
