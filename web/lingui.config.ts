import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

// A check sets CATALOGUES to a copy of src/i18n, so that it can extract texts without changing the working files.
const folder = process.env["CATALOGUES"] ?? "<rootDir>/src/i18n";

/** The code of the back office whose texts are in the catalogue `records`: forms, tables and their parts. */
const BACK_OFFICE_RECORDS = [
  "src/back-office/views/example/**",
  "src/back-office/views/authorization/**",
  "src/back-office/views/components/{form,table}/**",
  "src/back-office/views/components/{search,descriptions,dialog}.tsx",
  "src/back-office/views/hooks/{useValidator,useCrudSchemas}.tsx",
  "src/back-office/parts/{form,table,search,descriptions,dialog,crud}/**",
];
/** The code whose texts are in the catalogue `gallery`: the other views of the back office, and their parts. */
const BACK_OFFICE_GALLERY = [
  "src/back-office/views/dashboard/**",
  "src/back-office/views/components/**",
  "src/back-office/views/hooks/**",
  "src/back-office/parts/gallery/**",
];

export default defineConfig({
  sourceLocale: "en",
  locales: ["ja", "en", "zh-CN"],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  // Our `Trans` replaces Lingui's, because it marks numbers as not translatable.
  runtimeConfigModule: { Trans: ["#i18n/trans.tsx", "Trans"] },
  // One catalogue per separately loaded part, because the first page has a byte budget. The personal centre's texts
  // load with its code, the back office's with its frame and with the first view that needs them
  // (back-office/views/view-files.ts). The console has a catalogue of its own, because it is not part of the product.
  // So have the notices of first-load, because the build writes them into index.html.
  catalogs: [
    {
      path: `${folder}/{locale}`,
      include: ["src", "first-load/page-headings.ts"],
      exclude: ["**/features/personage/**", "**/features/help/**", "src/back-office/**", "src/console/**"],
    },
    { path: `${folder}/personage/{locale}`, include: ["src/features/personage", "src/features/help"] },
    {
      path: `${folder}/back-office/frame/{locale}`,
      include: ["src/back-office"],
      exclude: [...BACK_OFFICE_RECORDS, ...BACK_OFFICE_GALLERY],
    },
    { path: `${folder}/back-office/records/{locale}`, include: BACK_OFFICE_RECORDS },
    { path: `${folder}/back-office/gallery/{locale}`, include: BACK_OFFICE_GALLERY, exclude: BACK_OFFICE_RECORDS },
    { path: `${folder}/console/{locale}`, include: ["src/console"] },
    { path: `${folder}/first-load/{locale}`, include: ["first-load/fallback-notices.ts"] },
  ],
});
