// Loaded by node --import before the mock server: adds every mutant to the sources at load time. Messages of the parent
// process enable one.
import { registerHooks } from "node:module";
import { withMutants } from "./mutant.ts";
import { MUTANTS } from "./mutants.ts";

const byFile = Map.groupBy(MUTANTS, ({ file }) => file);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const file = /\/server\/src\/(.+\.ts)$/.exec(url)?.[1];
    const mutants = file === undefined ? undefined : byFile.get(file);
    if (!mutants || loaded.source === undefined || loaded.source === null) return loaded;
    const source =
      typeof loaded.source === "string" ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: withMutants(source, mutants) };
  },
});

process.on("message", (name) => {
  Object.assign(globalThis, { activeMutant: name });
  process.send?.(name);
});
