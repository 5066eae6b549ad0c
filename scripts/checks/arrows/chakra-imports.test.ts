// The lint rule and the table in web/README.md name the same replacement for each restricted Chakra component.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../../process/steps.ts";

interface Restricted {
  readonly name: string;
  readonly importNames?: readonly string[];
  readonly message: string;
}
interface Override {
  readonly files: readonly string[];
  readonly rules: { readonly "no-restricted-imports"?: readonly [string, { readonly paths: readonly Restricted[] }] };
}

const { overrides } = JSON.parse(readFileSync(join(ROOT, ".oxlintrc.json"), "utf8")) as {
  overrides: readonly Override[];
};
const own = overrides.filter(({ rules }) => rules["no-restricted-imports"] !== undefined);
const restricted = own
  .flatMap(({ rules }) => rules["no-restricted-imports"]?.[1].paths ?? [])
  .filter(({ name }) => name === "@chakra-ui/react");
const replaced = restricted.flatMap(({ importNames = [], message }) => importNames.map((name) => ({ name, message })));

test("each name is Chakra's", async () => {
  const chakra = createRequire(join(ROOT, "web/package.json")).resolve("@chakra-ui/react");
  const exported = Object.keys((await import(pathToFileURL(chakra).href)) as object);
  expect(exported).toEqual(expect.arrayContaining(replaced.map(({ name }) => name)));
});

test("web/README.md lists the same replacements", () => {
  const [, section = ""] = readFileSync(join(ROOT, "web/README.md"), "utf8").split("## Chakra here");
  const rows = [...section.matchAll(/^\| (`[A-Z].*?) +\| (.*?) +\|/gm)];
  const listed = rows.flatMap(([, names = "", here = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${name}: ${/src\/([^`]+)/.exec(here)?.[1] ?? "chakra."}`),
  );
  const linted = replaced.map(({ name, message }) => `${name}: ${/#(\S+\.tsx?)/.exec(message)?.[1] ?? "chakra."}`);
  expect(listed).toEqual(linted);
});

const folder = mkdtempSync(join(tmpdir(), "chakra-imports-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("an import of a component fails lint with its replacement, the factory passes", () => {
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ overrides: own }));
  const write = (file: string, code: string): void => {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), code);
  };
  write("web/src/features/a.ts", `export { Button, chakra, Menu } from "@chakra-ui/react";`);
  write("web/src/components/dialogs/b.ts", `export { Button } from "@chakra-ui/react";`);
  write("web/src/features/c.ts", `export { Button } from "@chakra-ui/react/button";`);
  write("web/src/features/d.ts", `export { chakra, type HTMLChakraProps } from "@chakra-ui/react";`);
  const { stdout } = spawnSync("oxlint", ["--format", "json", "web"], {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { readonly filename: string; readonly message: string; readonly help: string }[];
  };
  const of = (file: string) => diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ help }) => help);
  const why = expect.stringContaining("web/README.md") as string;
  expect(of("a.ts").toSorted()).toEqual([why, why, "Use #components/ui/button.tsx."]);
  expect([of("b.ts"), of("c.ts"), of("d.ts")]).toEqual([[why], [why], []]);
  expect(stdout).not.toContain("'chakra' import");
});
