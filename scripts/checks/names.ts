// Names that lead from one place to another: a call to its files, a route to its URL; and those that must not travel.

/** A pointer into a request, or a name with _ in it: the contract's. */
const WIRE_WORD = /(["'`])\/(?:\w+|\$\{[^`]*)\1|\b[a-z]+(?:_[a-z]+)+\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;

/** The wire's names in a file of the domain, which speaks of its own fields. */
export const wireWords = (code: string): string[] =>
  [...code.replace(COMMENT, "").matchAll(WIRE_WORD)].map(([word]) => word);

/** A file that has to export something of a call. */
export interface Place {
  /** Below the root. */
  readonly file: string;
  readonly exports: RegExp;
}

/** Files of a call on both sides: `wallet.bindBankCard` in the server's wallet.ts, as useBindBankCard in the web's. */
export function placesOf(operationId: string): Place[] {
  const parts = operationId.split(".");
  const verb = parts.at(-1) ?? "";
  const folders = parts.slice(0, -1).map((part, at) => (at === 0 && part === "mock" ? "back-office" : part));
  const file = `${folders.join("/").replaceAll("_", "-")}.ts`;
  const named = (names: string): RegExp => new RegExp(`export (const|async function|function) (${names})\\b`);
  const server = { file: `mock-server/server/src/operations/${file}`, exports: named(verb) };
  if (parts[0] === "mock") return [server];
  const client = named(`${verb}(Query)?|use${verb.charAt(0).toUpperCase()}${verb.slice(1)}`);
  return [server, { file: `web/src/api/${file}`, exports: client }];
}

/** What is missing for a call; `read` answers the text of a file below the root, or null where there is none. */
export const callFaults = (operationId: string, read: (file: string) => string | null): string[] =>
  placesOf(operationId).flatMap(({ file, exports }) => {
    const text = read(file);
    if (text === null) return [`${operationId}: there is no ${file}`];
    return exports.test(text) ? [] : [`${operationId}: ${file} has no such export`];
  });

/** A route file, by its path below web/src/routes, spells its URL; one that begins with _ stands for several. */
export function routeFaults(file: string, text: string): string[] {
  const path = file.replaceAll("\\", "/").replace(/\.tsx$/, "");
  if (path.startsWith("_")) return [];
  const url = path === "index" ? "/" : `/${path.replace(/\/index$/, "")}`;
  return text.includes(`path: "${url}"`) ? [] : [`web/src/routes/${file}: does not route ${url}`];
}
