// The documents name paths and headings that exist; .nvmrc names the Node that scripts/run.mjs fetches.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { decisionFaults, documentFaults } from "./documents.ts";
import { report } from "./report.ts";
import { ROOT } from "../steps.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const exists = (path: string): boolean => existsSync(join(ROOT, path));
const exclude = (name: string): boolean => /node_modules|\.tools|dist|test-results/.test(name);

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude }).map((file) => file.replaceAll("\\", "/"));
const documents = find("{README.md,{web,mock-server,e2e,docs,.github}/**/*.md}");
const records = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
const wantedNode = /NODE_VERSION = "([\d.]+)"/.exec(read("scripts/run.mjs"))?.[1];
const faults = [
  ...(read(".nvmrc").trim() === wantedNode ? [] : [`.nvmrc: scripts/run.mjs fetches Node ${wantedNode}`]),
  ...documents.flatMap((file) => documentFaults(file, { exists, read })),
  ...decisionFaults(
    read("docs/decisions/README.md"),
    new Map(records.map((file) => [basename(file), read(file)] as const)),
  ),
];
report(faults, `${documents.length} documents`);
