import type { Extension } from "@codemirror/state";

/** The programming languages of the editor, each lazy-loaded. Their names are not translated. */
export const CODE_LANGUAGES = {
  java: { name: "Java", load: async () => (await import("@codemirror/lang-java")).java() },
  javascript: { name: "JavaScript", load: async () => (await import("@codemirror/lang-javascript")).javascript() },
  typescript: {
    name: "TypeScript",
    load: async () => (await import("@codemirror/lang-javascript")).javascript({ typescript: true, jsx: true }),
  },
  python: { name: "Python", load: async () => (await import("@codemirror/lang-python")).python() },
  sql: { name: "SQL", load: async () => (await import("@codemirror/lang-sql")).sql() },
  json: { name: "JSON", load: async () => (await import("@codemirror/lang-json")).json() },
} as const satisfies Record<string, { readonly name: string; readonly load: () => Promise<Extension> }>;

export type CodeLanguage = keyof typeof CODE_LANGUAGES;
