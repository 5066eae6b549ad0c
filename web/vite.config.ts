import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { pseudoTexts } from "./pseudo-texts.ts";

const cwd = import.meta.dirname;
/** What every page needs, with all that it imports: in two chunks instead of a dozen, which compress better together. */
const SHELL = { name: "shell", test: /web\/src\/(app|routes|components\/(query-view|money-text))/ };
const LIBRARIES = { name: "libraries", test: /node_modules\/(react|react-dom|scheduler|@emotion|stylis|@tanstack)\// };
const server = "http://127.0.0.1:4010";

export default defineConfig({
  // Relative, because the same build is served at the root and below /w/{world}/.
  base: "./",
  plugins: [
    // The order matters: the macros are compiled before React's plugin sees the file.
    lingui({ cwd, failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd })] }),
    // Without the React Compiler: react-hook-form hands out mutable proxies, which it would memoise.
    react(),
    ...(process.env.VITE_PSEUDO ? [pseudoTexts()] : []),
  ],
  build: {
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHELL, LIBRARIES] } } },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(["/api", "/mock", "/uploads", "/pictures", "/__qa", "/w"].map((path) => [path, server])),
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"] },
});
