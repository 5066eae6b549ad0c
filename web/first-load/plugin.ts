import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { compileScript } from "./compile.ts";

/** Puts the styles and the script that come before the first paint into index.html, also while developing. */
export const firstLoad: Plugin = {
  name: "first-load",
  transformIndexHtml: {
    order: "pre",
    handler: async () => [
      { tag: "style", children: readFileSync(join(import.meta.dirname, "first-load.css"), "utf8"), injectTo: "head" },
      // An old browser has to understand the script that finds it too old.
      { tag: "script", children: await compileScript("before-paint.ts", "es2015"), injectTo: "head" },
    ],
  },
};
