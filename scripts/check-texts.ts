import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "./checks/report.ts";
import { fixedTexts } from "./checks/texts.ts";
import { ROOT } from "./steps.ts";

const SRC = join(ROOT, "web/src");
const files = globSync("**/*.tsx", { cwd: SRC }).filter((file) => !file.endsWith(".test.tsx"));
const faults = files.flatMap((file) =>
  fixedTexts(file, readFileSync(join(SRC, file), "utf8")).map((text) => `web/src/${file}:${text} is not translated`),
);
report(faults, `${files.length} files`);
