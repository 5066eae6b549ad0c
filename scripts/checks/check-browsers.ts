// Checks that the oldest browsers named in web/package.json can run the build. Needs `npm run build`.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OLDEST } from "../../web/supported-browsers.ts";
import { ROOT } from "../process/steps.ts";
import { FALLBACKS } from "./browsers/fallbacks.ts";
import { knownFeatures, scriptFeatures, styleFeatures } from "./browsers/features.ts";
import { report } from "./report.ts";

const WEB = join(ROOT, "web");
const all = knownFeatures(OLDEST);
const used = new Map<string, string>();
const files = globSync("{dist,console/dist}/{index.html,assets/*.{js,css}}", { cwd: WEB }).toSorted();
if (!existsSync(join(WEB, "dist/index.html"))) report(["web/dist is missing: npm run build"], "no files");

for (const file of files) {
  const text = readFileSync(join(WEB, file), "utf8");
  const styles = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = ""]) => css);
  const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = ""]) => code);
  const found = file.endsWith(".js")
    ? [scriptFeatures(text, all)]
    : file.endsWith(".css")
      ? [styleFeatures(text, all)]
      : [...styles.map((css) => styleFeatures(css, all)), ...scripts.map((code) => scriptFeatures(code, all))];
  for (const key of found.flatMap((keys) => [...keys])) used.set(key, file);
}

const covers = (name: string, key: string): boolean => key === name || key.startsWith(`${name}.`);
const names = Object.keys(FALLBACKS);
const faults = [...used].flatMap(([key, file]) =>
  names.some((name) => covers(name, key)) ? [] : [`web/${file}: ${key} (${all.newer.get(key) ?? "not readable"})`],
);
const unused = names.filter((name) => ![...used.keys()].some((key) => covers(name, key)));
report(
  [...faults, ...unused.map((key) => `scripts/checks/browsers/fallbacks.ts: ${key} is not used`)],
  `${files.length} files`,
);
