import { fixedTexts, loneDashes } from "./catalogues/texts.ts";
import { report } from "./report.ts";
import { find, read } from "./sources.ts";

const SRC = "web/src";
const files = find("**/*.tsx", SRC).filter((file) => !file.endsWith(".test.tsx"));
/** The component for missing values: screen readers read its text aloud, and skip a bare dash. */
const NO_VALUE = "components/ui/no-value.tsx";
const ofProduct = (file: string): boolean => !/^(back-office|console)\//.test(file) && file !== NO_VALUE;
const faults = files.flatMap((file) => {
  const code = read(`${SRC}/${file}`);
  const dashes = ofProduct(file) ? loneDashes(file, code) : [];
  return [
    ...fixedTexts(file, code).map((text) => `${SRC}/${file}:${text} is not translated`),
    ...dashes.map((text) => `${SRC}/${file}:${text} must be rendered by ${NO_VALUE}`),
  ];
});
report(faults, `${files.length} files`);
