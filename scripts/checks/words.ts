// The words of the trade: one for each thing in each language, as the glossary of docs/rules.md chooses them.
export interface Choice {
  /** What is meant; the first column. */
  readonly thing: string;
  readonly language: string;
  readonly chosen: string;
  /** What stands for the same and was not chosen. */
  readonly not: readonly string[];
}

const CELL = /^(.*?)(?:\s*\(not ([^)]*)\))?$/;

/**
 * The glossary: the table whose head names the languages. A cell is the chosen word, and in brackets the words that it
 * goes before: `出金 (not 引き出し, 払い戻し)`.
 */
export function glossaryOf(rules: string): Choice[] {
  const lines = rules.split("\n");
  const head = lines.findIndex((line) => /^\|[^|]*\| ja \|/.test(line));
  if (head === -1) return [];
  const cells = (line: string): string[] =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const languages = cells(lines[head] ?? "").slice(1);
  const end = lines.findIndex((line, at) => at > head && !line.startsWith("|"));
  return lines.slice(head + 2, end === -1 ? undefined : end).flatMap((line) => {
    const [thing = "", ...words] = cells(line);
    return words.map((word, at) => {
      const [, chosen = "", not = ""] = CELL.exec(word) ?? [];
      return {
        thing,
        language: languages[at] ?? "",
        chosen,
        not: not
          .split(",")
          .map((each) => each.trim())
          .filter(Boolean),
      };
    });
  });
}

/**
 * Whether a text has a word: in English as a whole word or its plural, in any case, but for a proper name (Tron), whose
 * capitals may be what is wrong with it; where no spaces are written, anywhere.
 */
function has(given: string, word: string): boolean {
  // What is filled in later is not a word of the text.
  const text = given.replaceAll(/\{\w+\}/g, "");
  if (!/^[\x20-\x7e]+$/.test(word)) return text.includes(word);
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\w-])${escaped}s?(?![\\w-])`, /[A-Z][a-z]/.test(word) ? "" : "i").test(text);
}

/** What a text says in other words than the glossary's: a sentence each. */
export const wordFaults = (glossary: readonly Choice[], language: string, text: string): string[] =>
  glossary
    .filter((choice) => choice.language === language)
    .flatMap(({ thing, chosen, not }) =>
      not.filter((word) => has(text, word)).map((word) => `"${word}" in "${text}": ${thing} is "${chosen}"`),
    );

/**
 * Every text of one language in what the demo publishes, where texts are objects with a key per language; `names` are
 * keys whose texts are proper names, which are not checked.
 */
export function textsIn(published: unknown, language: string, names: readonly string[]): string[] {
  if (typeof published !== "object" || published === null) return [];
  const parts = Object.entries(published);
  const own = parts.find(([key]) => key === language)?.[1] as unknown;
  if (typeof own === "string") return [own];
  return parts.flatMap(([key, part]) => (names.includes(key) ? [] : textsIn(part, language, names)));
}
