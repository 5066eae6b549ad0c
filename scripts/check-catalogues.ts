// Every text of the web is in every language, and the catalogues hold exactly the texts of the source.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, run } from "./steps.ts";

const FOLDER = join(ROOT, "web/src/i18n");
const LANGUAGES = ["ja", "en", "zh-CN"];
const CATALOGUES = globSync("**/*.po", { cwd: FOLDER }).sort();
const read = (catalogue: string): string => readFileSync(join(FOLDER, catalogue), "utf8");

interface Entry {
  readonly context: string;
  readonly id: string;
  readonly text: string;
}

/** The entries of a catalogue; a text over several lines is put together. */
function entries(catalogue: string): Entry[] {
  const text = (block: string, keyword: string): string => {
    const match = new RegExp(`^${keyword} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, "m").exec(block);
    return [...(match?.[1] ?? "").matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part ?? "").join("");
  };
  return catalogue
    .split(/\n\n+/)
    .map((block) => ({ context: text(block, "msgctxt"), id: text(block, "msgid"), text: text(block, "msgstr") }))
    .filter(({ id }) => id !== "");
}
/** `{name}` and `<0>` must stand in the translation as in the source. */
const holes = (text: string): string =>
  [...text.matchAll(/\{(\w+)[,}]|<\/?(\d+)\/?>/g)]
    .map(([hole]) => hole.replace(",", "}"))
    .sort()
    .join(" ");

const faults: string[] = [];
for (const language of LANGUAGES) {
  if (!CATALOGUES.some((file) => file.endsWith(`${language}.po`))) faults.push(`there is no catalogue of ${language}`);
}
for (const catalogue of CATALOGUES) {
  for (const { id, text } of entries(read(catalogue))) {
    if (text === "") faults.push(`${catalogue}: no translation of "${id}"`);
    else if (!id.includes(", plural,") && holes(id) !== holes(text)) {
      faults.push(`${catalogue}: other placeholders in "${text}"`);
    }
  }
}

// Both catalogues are loaded together, so one text has one translation; a meaning of its own needs a context.
for (const language of LANGUAGES) {
  const seen = new Map<string, string>();
  for (const catalogue of CATALOGUES.filter((file) => file.endsWith(`${language}.po`))) {
    for (const { context, id, text } of entries(read(catalogue))) {
      const key = `${context} ${id}`;
      const other = seen.get(key);
      if (other !== undefined && other !== text) faults.push(`${language}: "${id}" is both "${other}" and "${text}"`);
      seen.set(key, text);
    }
  }
}

// Extraction rewrites the catalogues: those of a copy, because a check changes nothing, even when it is ended halfway.
const copy = mkdtempSync(join(tmpdir(), "catalogues-"));
const ids = (text: string): string =>
  entries(text)
    .map(({ context, id }) => `${context} ${id}`)
    .sort()
    .join("\n");
try {
  for (const catalogue of CATALOGUES) cpSync(join(FOLDER, catalogue), join(copy, catalogue));
  const env = { CATALOGUES: copy };
  if (run({ name: "extract", run: ["lingui", "extract", "--clean"], at: "web", env }) !== 0)
    faults.push("lingui could not extract the texts");
  for (const catalogue of CATALOGUES) {
    if (ids(read(catalogue)) !== ids(readFileSync(join(copy, catalogue), "utf8")))
      faults.push(`${catalogue}: not the texts of the source; run \`lingui extract --clean\` in web`);
  }
} finally {
  rmSync(copy, { recursive: true });
}

for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults in ${CATALOGUES.length} catalogues`);
process.exit(faults.length === 0 ? 0 : 1);
