/** The year of the build, four digits; vite.config.ts defines it. */
declare const BUILD_YEAR: string;

// static-styles/plugin.ts generates these modules during the build.
declare module "virtual:styles/site.css";
declare module "virtual:styles/personage.css";
declare module "virtual:styles/back-office.css";
declare module "virtual:styles/console.css";
declare module "virtual:styles/rules" {
  export const globals: string;
  /** The site's style rules, each with its class name. */
  export const rules: readonly (readonly [name: string, css: string])[];
}
