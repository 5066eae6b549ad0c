// Compiles a package with its libraries into a few files, so that it installs without a registry and starts fast.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { build, type Plugin } from "rolldown";
import { ROOT } from "../steps.ts";

const LIBRARIES = `${sep}node_modules${sep}`;

/** What ES2024 has and Node 20 has not. */
const NODE_20 = `Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
Promise.withResolvers ??= function () {
  const settle = {};
  settle.promise = new this((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return settle;
};`;

/**
 * Makes each module find its files where they are in the repository: \`dist\` repeats the repository's tree for them, and
 * the compiled code is at its top.
 */
const atItsOwnPath: Plugin = {
  name: "at-its-own-path",
  transform(code, id) {
    if (!id.startsWith(ROOT) || id.includes(LIBRARIES) || !code.includes("import.meta.url")) return null;
    const path = JSON.stringify(relative(ROOT, id).replaceAll(sep, "/"));
    return code.replaceAll("import.meta.url", `new URL(${path}, import.meta.url).href`);
  },
};

/** The folder of the library that a module belongs to. */
function libraryOf(module: string): string {
  let folder = dirname(module);
  while (!existsSync(join(folder, "package.json")) || !("name" in manifestIn(folder))) folder = dirname(folder);
  return folder;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Name, version and licence text of a library. */
function noticeOf(folder: string): string {
  const { name, version, license } = manifestIn(folder);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`${name} ${version} (${license})`, ...texts].join("\n\n");
}

/** Compiles the entries into `folder/dist`, with the licences of the libraries among them. */
export async function bundle(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  const dist = join(folder, "dist");
  const { output } = await build({
    cwd: folder,
    input: { ...entries },
    platform: "node",
    plugins: [atItsOwnPath],
    output: {
      dir: dist,
      format: "esm",
      intro: NODE_20,
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
    },
  });
  const modules = output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
  const libraries = new Set(
    modules.filter((id) => id.includes(LIBRARIES)).map((id) => libraryOf(id.replace(/^\0/, ""))),
  );
  const notices = [...libraries].map(noticeOf).toSorted();
  writeFileSync(join(dist, "THIRD_PARTY_NOTICES.txt"), `${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}
