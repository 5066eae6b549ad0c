// Bundles a package with its libraries into a few files, so that it installs without a registry and starts fast.
import { writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "rolldown";
import { ROOT } from "../process/steps.ts";
import { LIBRARIES, noticesOf } from "./notices.ts";

/** Polyfills of ES2024 for Node 20. */
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
 * Keeps `import.meta.url` working for modules that look up files: the bundle is at the top of `dist`, and the assets have
 * the same paths below `dist` as below the repository's root.
 */
const atItsOwnPath: Plugin = {
  name: "at-its-own-path",
  transform(code, id) {
    if (!id.startsWith(ROOT) || id.includes(LIBRARIES) || !code.includes("import.meta.url")) return null;
    const path = JSON.stringify(relative(ROOT, id).replaceAll(sep, "/"));
    return code.replaceAll("import.meta.url", `new URL(${path}, import.meta.url).href`);
  },
};

/** Replaces the sources' version by the packed one. */
const withVersion = (folder: string, version: string): Plugin => ({
  name: "packed-version",
  transform(code, id) {
    if (id !== join(folder, "package.json")) return null;
    return JSON.stringify({ ...(JSON.parse(code) as object), version });
  },
});

/** Bundles the entries into `folder/dist`, with the licences of their libraries. */
export async function bundle(
  folder: string,
  entries: Readonly<Record<string, string>>,
  version: string,
): Promise<void> {
  const dist = join(folder, "dist");
  const { output } = await build({
    cwd: folder,
    input: { ...entries },
    platform: "node",
    plugins: [atItsOwnPath, withVersion(folder, version)],
    output: {
      dir: dist,
      format: "esm",
      intro: NODE_20,
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
    },
  });
  const modules = output.flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
  writeFileSync(join(dist, "THIRD_PARTY_NOTICES.txt"), noticesOf(modules));
}
