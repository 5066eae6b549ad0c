// Checks texts against the glossary of docs/rules.md: one word per thing and language.
export interface Choice {
  /** Meaning of the word: the glossary's first column. */
  readonly thing: string;
  readonly language: string;
  readonly chosen: string;
  /** Synonyms that must not be used. */
  readonly not: readonly string[];
}

const CELL = /^(.*?)(?:\s*\(not ([^)]*)\))?$/;

/**
 * Reads the glossary: the table whose header names the languages. A cell has the chosen word, and in brackets the words
 * that it replaces: `出金 (not 引き出し, 払い戻し)`.
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
 * Whether a text contains a word. English words match whole or as a plural, ignoring case except in proper names
 * (Tron); words of languages without spaces match anywhere.
 */
function has(given: string, word: string): boolean {
  // Placeholders are not words.
  const text = given.replaceAll(/\{\w+\}/g, "");
  if (!/^[\x20-\x7e]+$/.test(word)) return text.includes(word);
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\w-])${escaped}s?(?![\\w-])`, /[A-Z][a-z]/.test(word) ? "" : "i").test(text);
}

/** Sentences about words of a text that the glossary replaces. */
export const wordFaults = (glossary: readonly Choice[], language: string, text: string): string[] =>
  glossary
    .filter((choice) => choice.language === language)
    .flatMap(({ thing, chosen, not }) =>
      not.filter((word) => has(text, word)).map((word) => `"${word}" in "${text}": ${thing} is "${chosen}"`),
    );

/**
 * Texts of one language in the demo content, where texts are objects with a key per language; `names` are keys of
 * proper names, which are not checked.
 */
export function textsIn(published: unknown, language: string, names: readonly string[]): string[] {
  if (typeof published !== "object" || published === null) return [];
  const parts = Object.entries(published);
  const own = parts.find(([key]) => key === language)?.[1] as unknown;
  if (typeof own === "string") return [own];
  return parts.flatMap(([key, part]) => (names.includes(key) ? [] : textsIn(part, language, names)));
}
