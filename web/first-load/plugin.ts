import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { BUILD_TARGET } from "../supported-browsers.ts";
import { compileScript } from "./compile.ts";

/** The script that loads the code; assemble.ts writes in what there is to load. */
const loadCode = async () =>
  `<script>{const LOAD_PLAN=<!--load-plan-->;${await compileScript("load-code.ts", BUILD_TARGET)}}</script>`;

/** Puts into index.html the styles and the script that come before the first paint, also while developing. */
export const firstLoad: Plugin = {
  name: "first-load",
  transformIndexHtml: {
    order: "pre",
    handler: async (html, { server }) => ({
      html: server ? html : html.replace("<!--load-code-->", await loadCode()),
      tags: [
        { tag: "style", children: readFileSync(join(import.meta.dirname, "first-load.css"), "utf8"), injectTo: "head" },
        // An old browser has to understand the script that finds it too old.
        { tag: "script", children: await compileScript("before-paint.ts", "es2015"), injectTo: "head" },
      ],
    }),
  },
};
