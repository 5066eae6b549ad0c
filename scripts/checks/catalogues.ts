// What the catalogues of texts must be: complete, with the places of the source, and of one mind.
interface Entry {
  readonly context: string;
  readonly id: string;
  readonly text: string;
}

/** The entries of a catalogue; a text over several lines is put together. */
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

/** What a catalogue says: its translations. */
export const translationsOf = (catalogue: string): string[] => entriesOf(catalogue).map(({ text }) => text);

/** Which texts a catalogue has, in an order of their own: two with the same answer hold the same texts. */
export const textsOf = (catalogue: string): string =>
  entriesOf(catalogue)
    .map(({ context, id }) => `${context} ${id}`)
    .sort()
    .join("\n");

/** `{name}` and `<0>` must stand in the translation as in the source. */
const holesOf = (text: string): string =>
  [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)]
    .map(([hole]) => hole.replace(",", "}"))
    .sort()
    .join(" ");

/** What is wrong in the catalogues, given by their names, which end in `<language>.po`: a sentence each. */
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

/** All catalogues are loaded together, so one text has one translation; a meaning of its own needs a context. */
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
