// Checks that every text of the web is translated, and that the catalogues match the source.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, run } from "../steps.ts";
import { catalogueFaults, textsOf } from "./catalogues.ts";
import { report } from "./report.ts";

const FOLDER = join(ROOT, "web/src/i18n");
const names = globSync("**/*.po", { cwd: FOLDER }).sort();
const catalogues = new Map(names.map((name) => [name, readFileSync(join(FOLDER, name), "utf8")]));
const faults = catalogueFaults(catalogues, ["ja", "en", "zh-CN"]);

// Extraction rewrites catalogues, so work on a copy: a check must not change anything, even if interrupted.
const copy = mkdtempSync(join(tmpdir(), "catalogues-"));
try {
  for (const name of names) cpSync(join(FOLDER, name), join(copy, name));
  const env = { CATALOGUES: copy };
  if (run({ name: "extract", run: ["lingui", "extract", "--clean"], at: "web", env }) !== 0)
    faults.push("lingui could not extract the texts");
  for (const [name, catalogue] of catalogues) {
    if (textsOf(catalogue) !== textsOf(readFileSync(join(copy, name), "utf8")))
      faults.push(`${name}: not the texts of the source; run \`lingui extract --clean\` in web`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
report(faults, `${names.length} catalogues`);
