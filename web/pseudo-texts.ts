import { runInNewContext } from "node:vm";
import type { Plugin } from "vite";

const PLAIN = "acdegilnorstuyACDEGINORSTUY";
const ACCENTS = "áçðéğíļñöŕšţüýÅÇÐÉĞÍÑÖŔŠŢÜÝ";
/** How much longer a text becomes: by 40 %, as in German or Finnish. */
const GROWTH = 0.4;

/**
 * Lengthens a text: "Log in" becomes "Ļöğ íñ öñé", with accents above and below the letters, and filler words. Keeps
 * tags.
 */
function lengthen(text: string): string {
  const accented = text.replace(/<\/?\d+\/?>|[a-zA-Z]/g, (found) => ACCENTS[PLAIN.indexOf(found)] ?? found);
  const letters = text.replace(/<[^>]*>/g, "").trim().length;
  if (letters < 2) return accented;
  const filler = "öñé ţwö ţhŕéé föüŕ fívé šíx šévéñ éíğhţ ñíñé ţéñ ";
  const more = filler.repeat(Math.ceil((letters * GROWTH) / filler.length)).slice(0, Math.ceil(letters * GROWTH));
  return `${accented} ${more.trimEnd()}`;
}

/**
 * Lengthens a compiled message: a text, or a list of texts, values (`["name"]`) and choices (`["n", "plural", {one:
 * ...}]`).
 */
function lengthenMessage(message: unknown): unknown {
  if (typeof message === "string") return lengthen(message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => {
    if (typeof part === "string") return lengthen(part);
    if (!Array.isArray(part) || typeof part[2] !== "object" || part[2] === null) return part;
    const choices = Object.entries(part[2]).map(([name, choice]) => [
      name,
      name === "offset" ? choice : lengthenMessage(choice),
    ]);
    return [part[0], part[1], Object.fromEntries(choices)];
  });
}

/** Makes the texts of all catalogues longer and accented, to see which screens would break in a longer language. */
export function pseudoTexts(): Plugin {
  return {
    name: "pseudo-texts",
    enforce: "post",
    transform(code, id) {
      if (!id.endsWith(".po")) return null;
      const literal = /JSON\.parse\((".*"|'.*'|`.*`)\)/s.exec(code);
      if (!literal?.[1]) throw new Error(`${id}: not the module that was expected: ${code.slice(0, 80)}`);
      // A literal of JavaScript, which may have escapes that JSON does not know, such as \'.
      const json = runInNewContext(literal[1]) as string;
      const messages = Object.entries(JSON.parse(json) as Record<string, unknown>);
      const longer = Object.fromEntries(messages.map(([key, message]) => [key, lengthenMessage(message)]));
      return { code: `export const messages = ${JSON.stringify(longer)};`, map: null };
    },
  };
}
