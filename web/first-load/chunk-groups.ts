import type { Rolldown } from "vite";
import { SHARED_CODE } from "./shared-code.ts";

/** Libraries that every page needs. main.ts loads them before the shell. */
const LIBRARIES = {
  name: "libraries",
  priority: 3,
  // Excludes TanStack Table and Virtual, which only the back office uses. Includes small modules that every page needs:
  // alone, they would be a quarter larger.
  test: /rolldown\/runtime|lib\/translation\/translated-page|vite\/preload-helper|node_modules\/(react\/|react-dom\/|scheduler\/|jotai\/|@tanstack\/(?!(react-)?(table|virtual)))/,
};
/**
 * Code that every dialog needs. Without this group, each part of it that the back office also uses would be a separate
 * file.
 */
const DIALOGS = {
  name: "dialogs",
  priority: 2,
  test: /node_modules\/(@zag-js\/dialog|@ark-ui\/react\/dist\/components\/(dialog|portal|presence))\/|dialogs\/use-early-escape/,
};
const SHELL = {
  name: "shell",
  priority: 1,
  // Includes small modules that nearly every page needs, because separate files would be larger.
  test: /web\/src\/(app|routes|api\/form-refusal|shared\/(term-|risk-text)|components\/(media\/hex-mark|forms\/refusal|feedback\/(query-view|empty-state|late-page)|money\/money-text|layout\/(page-head|stack|panel)|ui\/(figure|heading|lead|skeleton|text-link|badge|muted)))/,
};

/** Assigns modules to files of the build. The bundler assigns the modules that no group matches. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [LIBRARIES, DIALOGS, SHELL, SHARED_CODE];
