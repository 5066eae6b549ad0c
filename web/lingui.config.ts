import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

// A check extracts into a copy, so that what is being worked on stays as it is.
const folder = process.env["CATALOGUES"] ?? "<rootDir>/src/i18n";

/** Views of the demo back office that are made of records: forms, tables and what stands on them. */
const DEMO_RECORDS = [
  "src/demo/example/**",
  "src/demo/authorization/**",
  "src/demo/components/{form,table}/**",
  "src/demo/components/{search,descriptions,dialog}.tsx",
  "src/demo/hooks/{useValidator,useCrudSchemas}.tsx",
  "src/demo/parts/{form,table,search,descriptions,dialog,crud}/**",
];
/** Its other views, each about one part. */
const DEMO_GALLERY = [
  "src/demo/dashboard/**",
  "src/demo/components/**",
  "src/demo/hooks/**",
  "src/demo/parts/gallery/**",
];

export default defineConfig({
  sourceLocale: "en",
  locales: ["ja", "en", "zh-CN"],
  fallbackLocales: { default: "en" },
  format: formatter({ lineNumbers: false }),
  // The personal centre's texts, the larger half, load with it: the first page is on a byte budget. So do those of the
  // demo back office: the frame's with the frame, the others with the first view that needs them (demo/routing/views.ts).
  // The console's are no part of the product.
  catalogs: [
    {
      path: `${folder}/{locale}`,
      include: ["src"],
      exclude: ["**/features/personage/**", "**/features/help/**", "src/demo/**", "src/console/**"],
    },
    { path: `${folder}/personage/{locale}`, include: ["src/features/personage", "src/features/help"] },
    { path: `${folder}/demo/frame/{locale}`, include: ["src/demo"], exclude: [...DEMO_RECORDS, ...DEMO_GALLERY] },
    { path: `${folder}/demo/records/{locale}`, include: DEMO_RECORDS },
    { path: `${folder}/demo/gallery/{locale}`, include: DEMO_GALLERY, exclude: DEMO_RECORDS },
    { path: `${folder}/console/{locale}`, include: ["src/console"] },
  ],
});
