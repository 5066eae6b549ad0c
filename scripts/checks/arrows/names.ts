// Checks that names match: a call and its files, a route and its URL; and that wire names stay out of the domain.

/** A JSON pointer, or a name with an underscore: the contract's spelling. */
const WIRE_WORD = /(["'`])\/(?:\w+|\$\{[^`]*)\1|\b[a-z]+(?:_[a-z]+)+\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;

/** Wire names in a domain file, which should use its own field names. */
export const wireWords = (code: string): string[] =>
  [...code.replace(COMMENT, "").matchAll(WIRE_WORD)].map(([word]) => word);

/** A file that must export something for a call. */
export interface Place {
  /** Relative to the root. */
  readonly file: string;
  readonly exports: RegExp;
  /** The expected names, for messages. */
  readonly expected: string;
}

/**
 * Files of a call in server and web: `wallet.bindBankCard` in the server's wallet.ts, and as useBindBankCard in the
 * web's.
 */
export function placesOf(operationId: string): Place[] {
  const parts = operationId.split(".");
  const verb = parts.at(-1) ?? "";
  const folders = parts.slice(0, -1).map((part, at) => (at === 0 && part === "mock" ? "back-office" : part));
  const file = `${folders.join("/").replaceAll("_", "-")}.ts`;
  const place = (path: string, ...names: readonly string[]): Place => ({
    file: path,
    exports: new RegExp(`export (const|async function|function) (${names.join("|")})\\b`),
    expected: names.join(" or "),
  });
  const server = place(`mock-server/server/src/operations/${file}`, verb);
  if (parts[0] === "mock") return [server];
  const hook = `use${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
  return [server, place(`web/src/api/${file}`, `${verb}Query`, hook, verb)];
}

/** Missing parts of a call; `read` returns a file's text (relative to the root) or null. */
export const callFaults = (operationId: string, read: (file: string) => string | null): string[] =>
  placesOf(operationId).flatMap(({ file, exports, expected }) => {
    const text = read(file);
    if (text === null) return [`${operationId}: there is no ${file} that exports ${expected}`];
    return exports.test(text) ? [] : [`${file}: does not export ${expected}, for ${operationId}`];
  });

/** Checks that a route file (relative to web/src/routes) spells its URL; a leading _ marks a shared file. */
export function routeFaults(file: string, text: string): string[] {
  const path = file.replaceAll("\\", "/").replace(/\.tsx$/, "");
  if (path.startsWith("_")) return [];
  const url = path === "index" ? "/" : `/${path.replace(/\/index$/, "")}`;
  return text.includes(`path: "${url}"`) ? [] : [`web/src/routes/${file}: does not route ${url}`];
}
