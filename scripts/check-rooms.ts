// The house rules of names and arrows: who may import whom, and that the contract's names lead to files and exports.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { arrowFaults, importsOf, type Member, MEMBERS } from "./checks/arrows.ts";
import { callFaults, routeFaults, wireWords } from "./checks/names.ts";
import { report } from "./checks/report.ts";
import { ROOT } from "./steps.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
/** The files below a folder as [path below it, text]. */
const filesOf = (folder: string, pattern: string): (readonly [string, string])[] =>
  globSync(pattern, { cwd: join(ROOT, folder), exclude: (name) => name.includes("node_modules") }).map((file) => [
    file.replaceAll("\\", "/"),
    read(join(folder, file)),
  ]);

const lines = (Object.keys(MEMBERS) as Member[]).flatMap((member) =>
  filesOf(`${MEMBERS[member]}/src`, "**/*.{ts,tsx}").flatMap(([file, text]) => importsOf(member, file, text)),
);
const faults = [
  ...lines.flatMap(arrowFaults),
  ...readContract(PRODUCT_CONTRACT).calls.flatMap(({ operationId }) =>
    callFaults(operationId, (file) => (existsSync(join(ROOT, file)) ? read(file) : null)),
  ),
  ...filesOf("mock-server/server/src/domain", "*.ts").flatMap(([file, code]) =>
    wireWords(code).map(
      (word) => `mock-server/server/src/domain/${file}: ${word} is a name of the wire; operations translate`,
    ),
  ),
  ...filesOf("web/src/routes", "**/*.tsx").flatMap(([file, text]) => routeFaults(file, text)),
  ...filesOf("e2e", "**/*.ts").flatMap(([file, text]) =>
    /from "[^"]*web\/src/.test(text) ? [`e2e/${file}: tests see the screen, not the source`] : [],
  ),
];
report(faults, `${lines.length} imports`);
