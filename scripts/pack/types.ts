// Writes the type declarations of a package's index, and of each module that they reference.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isolatedDeclarationSync } from "rolldown/experimental";

/** `from "./contract.ts"`, `import("./contract.ts")` */
const OWN = /(from |import\()"(\.\/[^"]+?)(\.gen\.d)?\.ts"/g;
const FOREIGN = /(?:from |import\()"(?!\.\/)[^"]+"/;

/** Writes the declarations of a module and its references. Throws for references outside its folder. */
export function writeTypes(module: string, dist: string, written = new Set<string>()): void {
  if (written.has(module)) return;
  written.add(module);
  if (module.endsWith(".d.ts")) return copyFileSync(module, join(dist, basename(module)));
  const { code, errors } = isolatedDeclarationSync(module, readFileSync(module, "utf8"), { sourcemap: false });
  if (errors.length > 0) throw new Error(`${module}: ${errors.map(({ message }) => message).join("; ")}`);
  const foreign = FOREIGN.exec(code);
  if (foreign) throw new Error(`${module}: the types of the package would need ${foreign[0]}`);
  for (const [, , name = "", generated = ""] of code.matchAll(OWN))
    writeTypes(join(dirname(module), `${name}${generated}.ts`), dist, written);
  const text = code.replaceAll(
    OWN,
    (_, keyword: string, name: string, generated = "") => `${keyword}"${name}${generated === "" ? "" : ".gen"}.js"`,
  );
  writeFileSync(join(dist, basename(module).replace(/\.ts$/, ".d.ts")), text);
}
