// Checks that documents name existing paths and headings, and that scripts/tools fetches the version of Node in .nvmrc.
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../process/steps.ts";
import { decisionFaults, documentFaults } from "./documents/documents.ts";
import { report } from "./report.ts";
import { find, read } from "./sources.ts";

const exists = (path: string): boolean => existsSync(join(ROOT, path));
const documents = find("{README.md,{web,mock-server,e2e,docs,.github}/**/*.md}");
const records = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
const tools = JSON.parse(read("scripts/tools/package.json")) as { readonly dependencies: Record<string, string> };
const tasks = new Set(Object.keys((JSON.parse(read("package.json")) as { readonly scripts: object }).scripts));
/** Packages with Node (npm has one per platform) whose version is not the one in .nvmrc. */
const otherNodes = Object.entries(tools.dependencies).filter(
  ([name, version]) => name.startsWith("node-") && version !== read(".nvmrc").trim(),
);
const faults = [
  ...otherNodes.map(([name, version]) => `.nvmrc: scripts/tools/package.json fetches ${name} ${version}`),
  ...documents.flatMap((file) => documentFaults(file, { exists, read, tasks })),
  ...decisionFaults(
    read("docs/decisions/README.md"),
    new Map(records.map((file) => [basename(file), read(file)] as const)),
  ),
];
report(faults, `${documents.length} documents`);
