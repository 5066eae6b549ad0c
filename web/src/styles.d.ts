/** Four digits; see vite.config.ts. */
declare const BUILD_YEAR: string;

// static-styles/plugin.ts generates these modules during the build.
declare module "virtual:styles/site.css";
declare module "virtual:styles/personage.css";
declare module "virtual:styles/back-office.css";
declare module "virtual:styles/console.css";
declare module "virtual:styles/rules" {
  export const globals: string;
  /** The site's class names, each with its rule. */
  export const rules: readonly (readonly [name: string, css: string])[];
}
