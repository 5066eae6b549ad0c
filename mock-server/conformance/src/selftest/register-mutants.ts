// Given to Node by --import, in front of our own server: puts every mutant into the sources as they are loaded. Which of
// them is on, if any, is set by messages of the parent process.
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
