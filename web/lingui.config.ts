import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["ja", "en", "zh-CN"],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  // The personal centre's texts, the larger half, load with it: the first page is on a byte budget.
  catalogs: [
    { path: "<rootDir>/src/i18n/{locale}", include: ["src"], exclude: ["**/features/personage/**"] },
    { path: "<rootDir>/src/i18n/personage/{locale}", include: ["src/features/personage"] },
  ],
});
