import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { BUILD_TARGET } from "../supported-browsers.ts";
import { compileScript } from "./compile.ts";

/** The inline script that loads the code. assemble.ts later fills in the load plan. */
const loadCode = async () =>
  `<script>{const LOAD_PLAN=<!--load-plan-->;${await compileScript("load-code.ts", BUILD_TARGET)}}</script>`;

/**
 * Inserts the inline styles and scripts into index.html; the script that loads the code only into builds that
 * assemble.ts completes, so not with pseudo texts.
 */
export const firstLoad: Plugin = {
  name: "first-load",
  transformIndexHtml: {
    order: "pre",
    handler: async (html, { server }) => ({
      html: server || process.env.VITE_PSEUDO ? html : html.replace("<!--load-code-->", await loadCode()),
      tags: [
        { tag: "style", children: readFileSync(join(import.meta.dirname, "first-load.css"), "utf8"), injectTo: "head" },
        // Old browsers must be able to run the script that detects them.
        { tag: "script", children: await compileScript("before-paint.ts", "es2015"), injectTo: "head" },
      ],
    }),
  },
};
