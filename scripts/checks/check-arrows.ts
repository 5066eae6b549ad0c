// Checks imports between folders (arrows.txt of each package), imports of the libraries in sole-users.ts, folder sizes,
// and that the files of calls and routes have the expected names.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { ROOT } from "../process/steps.ts";
import { arrowFaults, cycleFaults, importsOf, type Member, MEMBERS, parseArrows } from "./arrows/arrows.ts";
import { pileFaults } from "./arrows/folders.ts";
import { callFaults, routeFaults, wireWords } from "./arrows/names.ts";
import { soleUserFaults } from "./arrows/sole-users.ts";
import { report } from "./report.ts";
import { find, read } from "./sources.ts";

/** The text of a file, or of a folder's files; null if there is none. */
function textOf(path: string): string | null {
  if (!existsSync(join(ROOT, path))) return null;
  return path.endsWith(".ts")
    ? read(path)
    : filesOf(path, "*.ts")
        .map(([, text]) => text)
        .join("\n");
}
/** Files below a folder as [relative path, text]. */
const filesOf = (folder: string, pattern: string): (readonly [string, string])[] =>
  find(pattern, folder).map((file) => [file, read(`${folder}/${file}`)]);

const members = Object.keys(MEMBERS) as Member[];
const lines = members.flatMap((member) =>
  filesOf(`${MEMBERS[member]}/src`, "**/*.{ts,tsx}").flatMap(([file, text]) => importsOf(member, file, text)),
);
const arrows = new Map(members.map((member) => [member, parseArrows(read(`${MEMBERS[member]}/arrows.txt`))]));
const domain = "mock-server/server/src/domain";
/** Modules that the lint rules name as replacements. */
const replacements = [...read(".oxlintrc.json").matchAll(/#([\w/.-]+\.tsx?)/g)].map(({ 1: file = "" }) => file);
const faults = [
  ...replacements
    .filter((file) => !existsSync(join(ROOT, "web/src", file)))
    .map((file) => `.oxlintrc.json: there is no web/src/${file}`),
  ...lines.flatMap((line) => arrowFaults(line, arrows.get(line.member) ?? [])),
  ...cycleFaults(lines),
  ...pileFaults(
    [...members.map((member) => `${MEMBERS[member]}/src`), "e2e", "scripts"].flatMap((folder) =>
      filesOf(folder, "**/*.{ts,tsx}").map(([file]) => `${folder}/${file}`),
    ),
  ),
  ...readContract(PRODUCT_CONTRACT).calls.flatMap(({ operationId }) => callFaults(operationId, textOf)),
  ...filesOf(domain, "**/*.ts").flatMap(([file, code]) =>
    wireWords(code).map((word) => `${domain}/${file}: ${word} is a name of the wire; operations translate`),
  ),
  ...filesOf("web/src/routes", "**/*.tsx").flatMap(([file, text]) => routeFaults(file, text)),
  ...["web", "mock-server", "e2e", "scripts"].flatMap((folder) =>
    filesOf(folder, "**/*.{ts,tsx,mjs}")
      .filter(([file]) => !file.endsWith(".test.ts"))
      .flatMap(([file, text]) => soleUserFaults(`${folder}/${file}`, text)),
  ),
  ...filesOf("e2e", "**/*.ts").flatMap(([file, text]) =>
    /from "[^"]*web\/src/.test(text) ? [`e2e/${file}: tests see the screen, not the source`] : [],
  ),
];
report(faults, `${lines.length} imports`);
