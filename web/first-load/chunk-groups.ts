import type { Rolldown } from "vite";
import { SHARED_CODE } from "./shared-code.ts";

/** Libraries of every page; the shell is the second part, which main.ts runs after them. */
const LIBRARIES = {
  name: "libraries",
  priority: 3,
  // Tables and long lists are the back office's alone. A small file of its own would take a quarter more bytes.
  test: /rolldown\/runtime|lib\/translation\/translated-page|vite\/preload-helper|node_modules\/(react\/|react-dom\/|scheduler\/|jotai\/|@tanstack\/(?!(react-)?(table|virtual)))/,
};
/** Code of every dialog. Without this group each part shared with the back office would be a file. */
const DIALOGS = {
  name: "dialogs",
  priority: 2,
  test: /node_modules\/(@zag-js\/dialog|@ark-ui\/react\/dist\/components\/(dialog|portal|presence))\/|dialogs\/use-early-escape/,
};
const SHELL = {
  name: "shell",
  priority: 1,
  // Small parts that nearly every page has would cost more as files of their own.
  test: /web\/src\/(app|routes|api\/form-refusal|shared\/(term-|risk-text)|components\/(media\/hex-mark|forms\/refusal|feedback\/(query-view|empty-state|late-page)|money\/money-text|layout\/(page-head|stack|panel)|ui\/(figure|heading|lead|skeleton|text-link|badge|muted)))/,
};

/** Which file of the build a module goes to, beyond the bundler's own choice. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [LIBRARIES, DIALOGS, SHELL, SHARED_CODE];
