import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

// A check extracts into a copy, so that what is being worked on stays as it is.
const folder = process.env["CATALOGUES"] ?? "<rootDir>/src/i18n";

export default defineConfig({
  sourceLocale: "en",
  locales: ["ja", "en", "zh-CN"],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  // The personal centre's texts, the larger half, load with it: the first page is on a byte budget.
  catalogs: [
    { path: `${folder}/{locale}`, include: ["src"], exclude: ["**/features/personage/**", "**/features/help/**"] },
    { path: `${folder}/personage/{locale}`, include: ["src/features/personage", "src/features/help"] },
  ],
});
