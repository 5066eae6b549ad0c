import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../process/steps.ts";
import { fixedTexts, loneDashes } from "./catalogues/texts.ts";
import { report } from "./report.ts";

const SRC = join(ROOT, "web/src");
const files = globSync("**/*.tsx", { cwd: SRC }).filter((file) => !file.endsWith(".test.tsx"));
/** Missing values must use this component, which screen readers read aloud. */
const SAYS_NONE = "components/ui/no-value.tsx";
const ofProduct = (file: string): boolean => !/^(back-office|console)\//.test(file) && file !== SAYS_NONE;
const faults = files.flatMap((file) => {
  const code = readFileSync(join(SRC, file), "utf8");
  const dashes = ofProduct(file) ? loneDashes(file, code) : [];
  return [
    ...fixedTexts(file, code).map((text) => `web/src/${file}:${text} is not translated`),
    ...dashes.map((text) => `web/src/${file}:${text} is what ${SAYS_NONE} says`),
  ];
});
report(faults, `${files.length} files`);
