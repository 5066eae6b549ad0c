import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../process/steps.ts";
import { fixedTexts, loneDashes } from "./catalogues/texts.ts";
import { report } from "./report.ts";

const SRC = join(ROOT, "web/src");
const files = globSync("**/*.tsx", { cwd: SRC }).filter((file) => !file.endsWith(".test.tsx"));
/** The component for missing values: screen readers read its text aloud, and skip a bare dash. */
const NO_VALUE = "components/ui/no-value.tsx";
const ofProduct = (file: string): boolean => !/^(back-office|console)\//.test(file) && file !== NO_VALUE;
const faults = files.flatMap((file) => {
  const code = readFileSync(join(SRC, file), "utf8");
  const dashes = ofProduct(file) ? loneDashes(file, code) : [];
  return [
    ...fixedTexts(file, code).map((text) => `web/src/${file}:${text} is not translated`),
    ...dashes.map((text) => `web/src/${file}:${text} must be rendered by ${NO_VALUE}`),
  ];
});
report(faults, `${files.length} files`);
