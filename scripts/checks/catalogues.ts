// Checks the translation catalogues: complete, with the source's placeholders, and consistent.
interface Entry {
  readonly context: string;
  readonly id: string;
  readonly text: string;
}

/** Entries of a catalogue; multi-line texts are joined. */
function entriesOf(catalogue: string): Entry[] {
  const text = (block: string, keyword: string): string => {
    const match = new RegExp(`^${keyword} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, "m").exec(block);
    return [...(match?.[1] ?? "").matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part ?? "").join("");
  };
  return catalogue
    .split(/\n\n+/)
    .map((block) => ({ context: text(block, "msgctxt"), id: text(block, "msgid"), text: text(block, "msgstr") }))
    .filter(({ id }) => id !== "");
}

/** The translations of a catalogue. */
export const translationsOf = (catalogue: string): string[] => entriesOf(catalogue).map(({ text }) => text);

/** The sorted texts of a catalogue, for comparison. */
export const textsOf = (catalogue: string): string =>
  entriesOf(catalogue)
    .map(({ context, id }) => `${context} ${id}`)
    .sort()
    .join("\n");

/** Placeholders such as `{name}` and `<0>`, which must be the same in source and translation. */
const holesOf = (text: string): string =>
  [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)]
    .map(([hole]) => hole.replace(",", "}"))
    .sort()
    .join(" ");

/** Sentences about faults in the catalogues, given by name (`<language>.po`). */
export function catalogueFaults(catalogues: ReadonlyMap<string, string>, languages: readonly string[]): string[] {
  const faults: string[] = [];
  for (const [name, catalogue] of catalogues) {
    for (const { id, text } of entriesOf(catalogue)) {
      if (text === "") faults.push(`${name}: no translation of "${id}"`);
      else if (!id.includes(", plural,") && holesOf(id) !== holesOf(text)) {
        faults.push(`${name}: other placeholders in "${text}"`);
      }
    }
  }
  return [...faults, ...languages.flatMap((language) => clashesOf(catalogues, language))];
}

/** All catalogues are loaded together, so a text has one translation; different meanings need a context. */
function clashesOf(catalogues: ReadonlyMap<string, string>, language: string): string[] {
  const own = [...catalogues].filter(([name]) => name.endsWith(`${language}.po`));
  if (own.length === 0) return [`there is no catalogue of ${language}`];
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const { context, id, text } of own.flatMap(([, catalogue]) => entriesOf(catalogue))) {
    const key = `${context} ${id}`;
    const other = seen.get(key);
    if (other !== undefined && other !== text) faults.push(`${language}: "${id}" is both "${other}" and "${text}"`);
    seen.set(key, text);
  }
  return faults;
}
