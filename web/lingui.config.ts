import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

// A check extracts into a copy, so that what is being worked on stays as it is.
const folder = process.env["CATALOGUES"] ?? "<rootDir>/src/i18n";

/** Views of the back office that are made of records: forms, tables and their parts. */
const BACK_OFFICE_RECORDS = [
  "src/back-office/views/example/**",
  "src/back-office/views/authorization/**",
  "src/back-office/views/components/{form,table}/**",
  "src/back-office/views/components/{search,descriptions,dialog}.tsx",
  "src/back-office/views/hooks/{useValidator,useCrudSchemas}.tsx",
  "src/back-office/parts/{form,table,search,descriptions,dialog,crud}/**",
];
/** Its other views, each about one part. */
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
  // Its `Trans` marks figures as nothing to translate.
  runtimeConfigModule: { Trans: ["#i18n/trans.tsx", "Trans"] },
  // The personal centre's texts, the larger half, load with it: the first page is on a byte budget. So do those of the
  // back office: the frame's with the frame, the others with the first view that needs them (back-office/views/view-files.ts).
  // The console's are no part of the product; the notices of first-load are written into index.html by the build.
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
