// Collects the texts of the web into its catalogues, and lists those without a translation.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { untranslated } from "./checks/catalogues/catalogues.ts";
import { ROOT, runQuietly } from "./process/steps.ts";

const FOLDER = "web/src/i18n";

const { ok, output } = await runQuietly({ name: "extract", run: ["lingui", "extract", "--clean"], at: "web" });
if (!ok) {
  console.error(output);
  process.exit(1);
}
const missing = globSync(`${FOLDER}/**/*.po`, { cwd: ROOT })
  .map((path) => path.replaceAll("\\", "/"))
  .sort()
  .flatMap((path) => untranslated(path, readFileSync(join(ROOT, path), "utf8")));
for (const line of missing) console.log(line);
console.log(missing.length === 0 ? "every text is translated" : `${missing.length} translations to write`);
