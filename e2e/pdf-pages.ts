// Reads the text of a printed PDF.
import { inflateSync } from "node:zlib";

/** A PDF object: its dictionary, and its stream if any. */
interface Part {
  readonly head: string;
  readonly body: Buffer | null;
}

const LATIN = "latin1";

function partsOf(file: Buffer): ReadonlyMap<string, Part> {
  const text = file.toString(LATIN);
  const parts = new Map<string, Part>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [, id = "", whole = ""] = match;
    const at = whole.indexOf("stream\n");
    if (at === -1) parts.set(id, { head: whole, body: null });
    else {
      const head = whole.slice(0, at);
      const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
      const raw = Buffer.from(whole.slice(at + "stream\n".length), LATIN).subarray(0, length);
      parts.set(id, { head, body: head.includes("/FlateDecode") ? inflateSync(raw) : raw });
    }
  }
  return parts;
}

const hex = (text: string): string =>
  (text.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");

interface Font {
  /** Hexadecimal digits per glyph. */
  readonly digits: number;
  readonly characters: ReadonlyMap<number, string>;
}

/** Parses a font's map from glyphs to characters. */
function fontFrom(map: string): Font {
  const characters = new Map<number, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code = "", text = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      characters.set(Number.parseInt(code, 16), hex(text));
  for (const [, block = ""] of map.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from = "", to = "", text = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code += 1)
        characters.set(code, String.fromCharCode(Number.parseInt(text, 16) + code - first));
    }
  return { digits: /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4, characters };
}

/** Operators in a page's content: replacement text of the following glyphs, a font, glyphs. */
const DRAWN = /\/ActualText <FEFF(\w*)>|\b(EMC)\b|\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g;

function textOf(drawing: string, fontCalled: (name: string) => Font): string {
  let font: Font = { digits: 4, characters: new Map() };
  let inClear = false;
  let text = "";
  for (const [, clear, end, name, glyphs = ""] of drawing.matchAll(DRAWN)) {
    if (clear !== undefined) text += hex(clear);
    if (clear !== undefined || end) inClear = end === undefined;
    if (name) font = fontCalled(name);
    if (inClear) continue;
    for (let at = 0; at < glyphs.length; at += font.digits)
      text += font.characters.get(Number.parseInt(glyphs.slice(at, at + font.digits), 16)) ?? "";
  }
  return text;
}

/** Text of each page in drawing order: margins first. */
export function pdfPages(file: Buffer): string[] {
  const parts = partsOf(file);
  const bodyOf = (id: string | undefined): string => parts.get(id ?? "")?.body?.toString(LATIN) ?? "";
  const fonts = new Map<string, Font>();
  const fontOf = (id: string): Font => {
    const known = fonts.get(id) ?? fontFrom(bodyOf(/\/ToUnicode (\d+) 0 R/.exec(parts.get(id)?.head ?? "")?.[1]));
    fonts.set(id, known);
    return known;
  };
  return [...parts.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const names = new Map([...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, id]));
      return textOf(bodyOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]), (name) => fontOf(names.get(name) ?? ""));
    });
}
