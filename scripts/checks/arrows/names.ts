// Checks that the files of a call have the names that its operationId suggests, that the file of a route is named after
// its URL, and that the domain uses no wire names.

/** A JSON pointer, or a name with an underscore, as the contract spells names. */
const WIRE_WORD = /(["'`])\/(?:\w+|\$\{[^`]*)\1|\b[a-z]+(?:_[a-z]+)+\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;

/** Finds wire names in a domain file; a domain file should use the domain's own field names. */
export const wireWords = (code: string): string[] =>
  [...code.replace(COMMENT, "").matchAll(WIRE_WORD)].map(([word]) => word);

/** A file, or one of the files of a folder, that must export something for a call. */
export interface Place {
  /** Relative to the root. */
  readonly file: string;
  /** Searched if the file does not exist: a large segment is split into the files of a folder. */
  readonly folder?: string;
  readonly exports: RegExp;
  /** The expected names, for messages. */
  readonly expected: string;
}

/** Verbs that do not say what they return. Their queries are named after the result, such as newsQuery. */
const UNNAMED = new Set(["index", "detail"]);

/**
 * Files that must implement a call. For `wallet.bindBankCard`: an export `bindBankCard` in the server's wallet.ts, and
 * an export such as `useBindBankCard` in the web's wallet.ts or in a file of its folder `wallet`.
 */
export function placesOf(operationId: string): Place[] {
  const parts = operationId.split(".");
  const verb = parts.at(-1) ?? "";
  const folders = parts.slice(0, -1).map((part, at) => (at === 0 && part === "mock" ? "back-office" : part));
  const segment = folders.join("/").replaceAll("_", "-");
  const exported = (...names: readonly string[]) => ({
    exports: new RegExp(`export (const|async function|function) (${names.join("|")})\\b`),
    expected: names.join(" or "),
  });
  const server = { file: `mock-server/server/src/operations/${segment}.ts`, ...exported(verb) };
  if (parts[0] === "mock") return [server];
  const path = `/api/${parts.join("/")}`;
  const hook = `use${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
  const web = UNNAMED.has(verb)
    ? { exports: new RegExp(`export const \\w+Query =[^;]*"${path}"`), expected: `a query that reads ${path}` }
    : exported(`${verb}Query`, hook, verb);
  return [server, { file: `web/src/api/${segment}.ts`, folder: `web/src/api/${segment}`, ...web }];
}

/**
 * Reports files and exports that a call lacks. `read` returns the text of a file, or of all files of a folder; null if
 * there is none.
 */
export const callFaults = (operationId: string, read: (path: string) => string | null): string[] =>
  placesOf(operationId).flatMap(({ file, folder, exports, expected }) => {
    const text = read(file) ?? (folder === undefined ? null : read(folder));
    if (text === null) return [`${operationId}: there is no ${file} that exports ${expected}`];
    return exports.test(text) ? [] : [`${file}: does not export ${expected}, for ${operationId}`];
  });

/**
 * Checks that a route file (relative to web/src/routes) routes the URL of its path; skips shared files, named with a
 * leading _.
 */
export function routeFaults(file: string, text: string): string[] {
  const path = file.replaceAll("\\", "/").replace(/\.tsx$/, "");
  if (path.startsWith("_")) return [];
  const url = path === "index" ? "/" : `/${path.replace(/\/index$/, "")}`;
  return text.includes(`path: "${url}"`) ? [] : [`web/src/routes/${file}: does not route ${url}`];
}
