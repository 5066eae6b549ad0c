// Checks that every text of the web is translated into a valid message, and that the catalogues match the source.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runQuietly } from "../process/steps.ts";
import { catalogueFaults, staleFaults } from "./catalogues/catalogues.ts";
import { report } from "./report.ts";

const FOLDER = "web/src/i18n";
const names = globSync("**/*.po", { cwd: join(ROOT, FOLDER) })
  .map((name) => name.replaceAll("\\", "/"))
  .sort();
const read = (folder: string, name: string): string => readFileSync(join(folder, name), "utf8");
const catalogues = new Map(names.map((name) => [`${FOLDER}/${name}`, read(join(ROOT, FOLDER), name)]));
const faults = catalogueFaults(catalogues, ["ja", "en", "zh-CN"]);

// Extract into a copy, because extraction rewrites catalogues and a check must not change anything, even if
// interrupted.
const copy = mkdtempSync(join(tmpdir(), "catalogues-"));
try {
  for (const name of names) cpSync(join(ROOT, FOLDER, name), join(copy, name));
  const env = { CATALOGUES: copy };
  const extract = await runQuietly({ name: "extract", run: ["lingui", "extract", "--clean"], at: "web", env });
  if (!extract.ok) faults.push(`lingui could not extract the texts: ${extract.output}`);
  for (const name of names) {
    const path = `${FOLDER}/${name}`;
    faults.push(...staleFaults(path, catalogues.get(path) ?? "", read(copy, name)));
  }
} finally {
  rmSync(copy, { recursive: true });
}
report(faults, `${names.length} catalogues`);
