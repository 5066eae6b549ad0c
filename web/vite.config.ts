// Types only: `npm start` builds without Vitest.
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
/** The one script that index.html imports. */
const ENTRY_FILE = /^assets\/index-/;
const server = "http://127.0.0.1:4010";

/** The page below a world's prefix is the page: only its calls are the server's. For browser tests of unbuilt code. */
const worldPages: Plugin = {
  name: "world-pages",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/w\/[^/?]+\/(\?|$)/.test(request.url ?? "")) request.url = "/";
      next();
    });
  },
};

/** The prerendered page has to be what the browser would draw, so the router must not take Node for its server. */
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
 * Builds of their own, so that nothing of them can come into the product's: the console of the control surface, and the
 * page without content that the benchmarks measure the product's against.
 */
const CONSOLE = "console";
const APART = new Set([CONSOLE, "empty"]);

export default defineConfig(({ isSsrBuild, mode }) => ({
  ...(APART.has(mode) && { root: join(cwd, mode) }),
  // Relative, because the same build is served at the root and below /w/{world}/.
  base: "./",
  // The prerendered page and its code have to agree, also when the next year has begun.
  define: { BUILD_YEAR: JSON.stringify(String(new Date().getFullYear())) },
  plugins: [
    staticStyles(process.env.STYLES_IN_PAGE?.split(",")),
    // The order matters: the macros are compiled before React's plugin sees the file.
    lingui({ cwd, failOnMissing: true, failOnCompileError: true, macroTransform: true }),
    // Without the React Compiler: react-hook-form hands out mutable proxies, which it would memoise.
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
      // index.html has asked for the scripts of the entry already (first-load/load-code.ts).
      resolveDependencies: (_file, files, { hostId }) =>
        !APART.has(mode) && ENTRY_FILE.test(hostId) ? files.filter((file) => file.endsWith(".css")) : files,
    },
    rolldownOptions: {
      // Which plugin takes how long is nothing to whoever only starts the product.
      checks: { pluginTimings: false },
      // Warnings of packages to their developers; errors stay.
      treeshake: { manualPureFunctions: ["console.warn", "console.info", "console.log", "console.debug"] },
      output: {
        // The shell names every file that may follow: short names, of what compression cannot shorten the least.
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
    // Loading the packages took nearly all of the time of a file: files share what a worker has loaded.
    isolate: false,
    setupFiles: ["src/test-setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    // No test passes or fails by how fast the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
}));
