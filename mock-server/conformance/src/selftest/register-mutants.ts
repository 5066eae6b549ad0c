// Loaded by node --import before the mock server: puts a switch in front of each function that a mutant replaces.
// Messages of the parent process enable one mutant.
import { registerHooks } from "node:module";
import type { Replacement } from "./mutant.ts";
import { MUTANTS } from "./mutants.ts";

type Callable = (...args: readonly unknown[]) => unknown;

let enabled: readonly Replacement[] = [];

const namesByFile = new Map<string, Set<string>>();
for (const { file, name } of MUTANTS.flatMap(({ replacements }) => replacements))
  namesByFile.set(file, (namesByFile.get(file) ?? new Set()).add(name));

const CALL = "callReplaced";
Object.assign(globalThis, {
  [CALL](file: string, name: string, real: Callable): Callable {
    const found = enabled.find((replacement) => replacement.file === file && replacement.name === name);
    return found ? (found.change as (real: Callable) => Callable)(real) : real;
  },
});

/** A module that exports everything of `url`, with the functions `names` behind a switch. */
function switchingModule(url: string, file: string, names: ReadonlySet<string>): string {
  const switches = [...names].map((name) => {
    const found = `${CALL}(${JSON.stringify(file)}, ${JSON.stringify(name)}, real.${name})`;
    return `export function ${name}(...args) { return ${found}(...args); }`;
  });
  const real = JSON.stringify(`${url}?real`);
  return [`import * as real from ${real};`, `export * from ${real};`, ...switches].join("\n");
}

registerHooks({
  load(url, context, nextLoad) {
    const file = /\/server\/src\/(.+\.ts)$/.exec(url)?.[1] ?? "";
    const names = namesByFile.get(file);
    if (!names) return nextLoad(url, context);
    return { format: "module", source: switchingModule(url, file, names), shortCircuit: true };
  },
});

process.on("message", (name) => {
  enabled = MUTANTS.find((mutant) => mutant.name === name)?.replacements ?? [];
  process.send?.(name);
});
