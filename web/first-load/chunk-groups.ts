import type { Rolldown } from "vite";
import { SHARED_CODE } from "./shared-code.ts";

/** Libraries of every page; main.ts runs the shell after them. */
const LIBRARIES = {
  name: "libraries",
  priority: 3,
  // Excludes TanStack Table and Virtual, which only the back office uses. Includes small modules that every page needs,
  // because they would be a quarter larger as a file of their own.
  test: /rolldown\/runtime|lib\/translation\/translated-page|vite\/preload-helper|node_modules\/(react\/|react-dom\/|scheduler\/|jotai\/|@tanstack\/(?!(react-)?(table|virtual)))/,
};
/** Code of every dialog. Without this group, each part shared with the back office would be a separate file. */
const DIALOGS = {
  name: "dialogs",
  priority: 2,
  test: /node_modules\/(@zag-js\/dialog|@ark-ui\/react\/dist\/components\/(dialog|portal|presence))\/|dialogs\/use-early-escape/,
};
const SHELL = {
  name: "shell",
  priority: 1,
  // Includes small modules that nearly every page needs, because they would be larger as separate files.
  test: /web\/src\/(app|routes|api\/form-refusal|shared\/(term-|risk-text)|components\/(media\/hex-mark|forms\/refusal|feedback\/(query-view|empty-state|late-page)|money\/money-text|layout\/(page-head|stack|panel)|ui\/(figure|heading|lead|skeleton|text-link|badge|muted)))/,
};

/** Assigns modules to files of the build; the bundler decides about all others. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [LIBRARIES, DIALOGS, SHELL, SHARED_CODE];
