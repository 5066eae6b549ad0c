import { parsePo } from "pofile-ts";

export interface Entry {
  readonly context: string;
  readonly id: string;
  readonly text: string;
  /** Source files that use the text. */
  readonly sources: readonly string[];
  /** Line number of its msgstr, from 1. */
  readonly line: number;
}

/** Entries of a catalogue, without the header and obsolete ones. */
export function entriesOf(catalogue: string): Entry[] {
  // The parser reports no lines, so find them by `msgstr`: each entry has one, and the first is the header's.
  const lines = catalogue.split("\n").flatMap((line, at) => (line.startsWith("msgstr ") ? [at + 1] : []));
  return parsePo(catalogue)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgctxt, msgid, msgstr, references }, at) => ({
      context: msgctxt ?? "",
      id: msgid,
      text: msgstr[0] ?? "",
      sources: references,
      line: lines[at + 1] ?? 0,
    }));
}
