// Checks that the translation catalogues are complete, valid and consistent, and keep the source's placeholders.
import { entriesOf, type Entry } from "./entries.ts";
import { messageFault, placeholdersOf } from "./messages.ts";

export const translationsOf = (catalogue: string): readonly { readonly text: string; readonly line: number }[] =>
  entriesOf(catalogue);

const untranslatedFault = (id: string): string => `no translation of "${id}"`;

/** Sentences about the texts of a catalogue that have no translation. */
export const untranslated = (path: string, catalogue: string): readonly string[] =>
  entriesOf(catalogue).flatMap(({ id, text, line }) =>
    text === "" ? [`${path}:${line}: ${untranslatedFault(id)}`] : [],
  );

/** Sentences about faults in the catalogues, given by path (`.../<language>.po`). */
export function catalogueFaults(catalogues: ReadonlyMap<string, string>, languages: readonly string[]): string[] {
  const faults: string[] = [];
  for (const [path, catalogue] of catalogues) {
    for (const { id, text, line } of entriesOf(catalogue)) {
      const fault = text === "" ? untranslatedFault(id) : textFault(id, text);
      if (fault !== null) faults.push(`${path}:${line}: ${fault}`);
    }
  }
  return [...faults, ...languages.flatMap((language) => clashesOf(catalogues, language))];
}

function textFault(id: string, text: string): string | null {
  const fault = messageFault(text);
  if (fault !== null) return `"${text}" is not a message in ICU format: ${fault}`;
  // A fault in the source text is reported once, in the source's own catalogue.
  if (messageFault(id) !== null || placeholdersOf(id) === placeholdersOf(text)) return null;
  return `other placeholders in "${text}" than in the source: ${placeholdersOf(id)}`;
}

/**
 * Finds texts that two catalogues translate differently. The catalogues are loaded together, so a text can have one
 * translation only; another meaning needs a context (msgctxt).
 */
function clashesOf(catalogues: ReadonlyMap<string, string>, language: string): string[] {
  const own = [...catalogues].filter(([path]) => path.endsWith(`${language}.po`));
  if (own.length === 0) return [`there is no catalogue of ${language}`];
  const faults: string[] = [];
  const seen = new Map<string, { readonly text: string; readonly place: string }>();
  for (const [path, catalogue] of own)
    for (const { context, id, text, line } of entriesOf(catalogue)) {
      const key = `${context} ${id}`;
      const place = `${path}:${line}`;
      const other = seen.get(key);
      if (other !== undefined && other.text !== text)
        faults.push(`${place}: "${id}" is "${text}" here and "${other.text}" in ${other.place}`);
      seen.set(key, { text, place });
    }
  return faults;
}

/** Differences between a catalogue and the texts just extracted from the source. */
export function staleFaults(path: string, catalogue: string, extracted: string): string[] {
  const [own, wanted] = [entriesOf(catalogue), entriesOf(extracted)];
  const lacks = (entries: readonly Entry[], { context, id }: Entry): boolean =>
    !entries.some((entry) => entry.context === context && entry.id === id);
  return [
    ...wanted
      .filter((entry) => lacks(own, entry))
      .map(({ id, sources }) => `web/${sources[0] ?? ""}: "${id}" is not in ${path}; npm run extract adds it`),
    ...own
      .filter((entry) => lacks(wanted, entry))
      .map(({ id, line }) => `${path}:${line}: "${id}" is not in the source; npm run extract removes it`),
  ];
}
