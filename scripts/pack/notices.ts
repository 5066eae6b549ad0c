// Collects licence texts of the libraries in a bundle.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

export const LIBRARIES = `${sep}node_modules${sep}`;

/** Names, versions and licence texts of these modules' libraries. Throws if one has no text. */
export function noticesOf(modules: readonly string[]): string {
  const ids = modules.map((id) => id.replace(/^\0/, ""));
  const folders = new Set(ids.filter((id) => id.includes(LIBRARIES)).map(folderOf));
  return `${[...folders]
    .map(noticeOf)
    .toSorted()
    .join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Folder of a module's library. Skips a package.json without a name, which only marks a folder of modules. */
function folderOf(module: string): string {
  let folder = dirname(module);
  while (!existsSync(join(folder, "package.json")) || !("name" in manifestIn(folder))) folder = dirname(folder);
  return folder;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Text of the MIT licence, for libraries that only name it. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

function noticeOf(folder: string): string {
  const { name, version, license, author } = manifestIn(folder);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8").trim())
    .filter((text) => text !== "");
  if (texts.length === 0) {
    if (license !== "MIT") throw new Error(`${folder} has no licence text, and ${license} is not MIT`);
    const holder = typeof author === "object" ? author.name : author;
    texts.push(`Copyright (c) ${holder ?? `the authors of ${name}`}`, MIT);
  }
  return [`${name} ${version} (${license})`, ...texts].join("\n\n");
}
